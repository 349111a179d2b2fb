import { basic, type Reply, type Target } from './client';
import { ask } from './request';
import type { Run } from './run';

const lacking = (language: string): string =>
  `the shop does not have the language ${language} (400 for Content-Language): pass one that it has, --language <tag>`;

const isLanguageRefused = (reply: Reply): boolean =>
  reply.answered && reply.status === 400 && /content-language/i.test(reply.text);

export const lacksLanguage = async (target: Target, language: string): Promise<boolean> =>
  isLanguageRefused(await ask(target, language));

const post = (target: Target, language: string, name: 'login' | 'register', headers = {}): Promise<Reply> =>
  ask(target, language, { method: 'POST', path: `/api/customer/${name}`, headers, body: '{}' });

/** True when the backend refuses calls without the Origin of the shop: 403 for two that have other reasons to fail. */
async function needsOrigin(target: Target, language: string): Promise<boolean> {
  if (target.origin !== undefined) return false;
  const replies = [await post(target, language, 'login'), await post(target, language, 'register')];
  return replies.every((reply) => reply.answered && reply.status === 403);
}

/** True when the gate of `--basic` refuses the credentials of a customer, which sign-in has in the same header. */
async function isSignInGated(target: Target, language: string): Promise<boolean> {
  if (target.authorization === undefined) return false;
  const asksForPassword = async (headers = {}) => {
    const reply = await post(target, language, 'login', headers);
    return reply.answered && reply.status === 401 && reply.headers.has('www-authenticate');
  };
  return !(await asksForPassword()) && asksForPassword({ Authorization: basic('contract-check', 'unknown') });
}

/** Reason why every call would fail, with the option that helps: one sentence instead of a drift per operation. */
export async function obstacleOf(target: Target, language: string): Promise<string | undefined> {
  const settings = await ask(target, language);
  if (isLanguageRefused(settings)) return lacking(language);
  if (settings.answered && [401, 403, 407].includes(settings.status))
    return `calls without a session are refused (${settings.status}): pass what opens the gate before the shop, --basic, --header or --cookie`;
  if (await isSignInGated(target, language))
    return 'the gate of --basic refuses sign-in, which has its own credentials in the same header: let /api/customer/login through, or open the gate with --header or --cookie';
  if (await needsOrigin(target, language))
    return 'calls other than GET are refused (403) without the Origin of the shop: pass its address, --origin <URL>';
  return undefined;
}

/** The languages that the backend has; one that it names and refuses is one finding, one `isAsked` a problem. */
export async function servedLanguages(run: Run, languages: readonly string[], isAsked: boolean) {
  const served: string[] = [];
  for (const language of languages) {
    const unserved = {
      ...({ rule: 'behaviour', requirement: 'CALL-02', pointer: '/languages' } as const),
      expected: 'the languages of the shop, also as keys of alternativeLinks',
      found: `${language}, for which Content-Language is refused (400)`,
    };
    if (!(await lacksLanguage(run.target, language))) served.push(language);
    else if (isAsked) run.problem(lacking(language));
    else run.add('getGlobalSettings', 'drift', unserved, `getGlobalSettings (${language}, signed out)`);
  }
  return served;
}
