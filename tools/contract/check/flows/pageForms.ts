import { lacksLanguage } from '../obstacles';
import { at, text } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { callPage, follow } from './page';
import { tagOf } from './site';

/** The same page: its address with a closing slash, and with a query. */
export async function checkForms(run: Run, shopper: Shopper, url: string, page: unknown): Promise<void> {
  for (const form of [`${url}/`, `${url}?contract=check`]) {
    const same = await callPage(run, shopper, form, [200, 301], `it is the address of ${url}`);
    const [id, found] = [text(page, 'pageId'), text(same?.body, 'pageId')];
    const isSame = same?.status !== 200 || id === undefined || found === undefined || found === id;
    run.verify(same?.body, 'getPage APP-01 /pageId', isSame, `${id} at ${form}, as for ${url}`, found);
  }
}

/** The links to other languages of the start page: keyed by tag, each to a page of its language. */
export async function checkAlternatives(run: Run, shopper: Shopper, body: unknown): Promise<void> {
  for (const [tag, address] of Object.entries(
    Object(at(body, 'alternativeLinks')) as Record<string, unknown>,
  )) {
    if (typeof address !== 'string' || tag === shopper.language) continue;
    const path = /^https?:/.test(address) ? new URL(address, run.target.base).pathname : address;
    const pointer = `/alternativeLinks/${tag}`;
    const route = path.split(/[/?#]/)[1] ?? '';
    const isOfLanguage = route === tag.toLowerCase() && tag === tagOf(tag.toLowerCase());
    const expected = `the tag of its language, ${tagOf(route)}`;
    run.verify(body, `getPage CALL-02 ${pointer}`, isOfLanguage, expected, `${tag}: ${address}`);
    // A language that the shop lacks is named once, for the settings.
    if (!isOfLanguage || !address.startsWith('/') || (await lacksLanguage(run.target, tag))) continue;
    await follow(
      run,
      { ...shopper, language: tag },
      { url: address, from: { operation: 'getPage', pointer, body } },
    );
  }
}
