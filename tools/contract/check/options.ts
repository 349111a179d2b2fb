import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { basic, type Target } from './client';
import { commandOf, messageOf, UsageError } from './command';
import type { User } from './flows/changes';
import { readKnown } from './known';
import { formats } from '../report/formats';

export const help = `Checks a running backend against the contract.

  ${commandOf('check')} <base URL> [options]

The base URL is where /api/ is: https://shop.example.com checks https://shop.example.com/api/...

  --user <name:password>   signs in as well; may be given several times. Without ":password" the password is that of
                           CONTRACT_CHECK_PASSWORD_1 for the first --user, _2 for the second, ..., or of
                           CONTRACT_CHECK_PASSWORD
  --write                  changes things too: registers an account and deletes it, and as each --user (or as
                           that account) makes favourites, addresses, cart and profile, and takes them back,
                           also after Ctrl-C. It places an order, which cannot be taken back. Not for a shop
                           with customers.
  --password-token <token> the token of an e-mail of the shop, of an account that no --user has: with --write, sets a
                           password by it, and checks that it works once
  --visitor-prices         for a shop with the setting visitor-prices: visitors get prices, and with --write a cart
  --language <tag>         the first language to ask in (default no, or the first of the settings);
                           the others are those of the settings
  --only <tag,tag>         only these languages
  --quick                  what a release needs to know, in less than a minute against a server nearby: one language with
                           8 pages, and a second one for its texts
  --pages <number>         most pages to open in the first language (default 60), a third of it elsewhere
  --operation <id>         judges this operation, and calls only what leads to it; may be given several times
  --timeout <seconds>      how long one call may take (default 10)
  --wait <seconds>         waits for a backend that starts, at most so long
  --header <name: value>   additional header of every call; may be given several times
  --cookie <name=value>    additional cookie of every call; may be given several times
  --basic <name:password>  basic authentication of every call but sign-in, which uses it for the customer. Without
                           ":password" that of CONTRACT_CHECK_BASIC_PASSWORD
  --insecure               accepts any certificate
  --origin <URL>           sends this Origin, and checks the headers that a page from there needs (CORS)
  --format <name>          how the report is printed: text (default), json, junit, sarif
  --report <name=file>     writes the report to a file as well; may be given several times
  --verbose                the text lists all notes, and the responses that no call received
  --page-type <name>       type of pages and menu entries that the brand adds to the contract's; may be given several times
  --known <file>           known drifts, each with reason and expires: reported apart until then
  --contract <file>        another description than the storefront's
  --quiet                  does not say on standard error what is done at the moment

Exit code 0: no drift. 1: drift. 2: could not be judged.
The README of the package explains every kind of finding.
`;

const flags = Object.fromEntries(
  [...help.matchAll(/^ {2}--([\w-]+)( <)?(.*(?:\n {4}.*)*)/gm)].map(([, name = '', takes, text = '']) => [
    name,
    { type: takes ? 'string' : 'boolean', multiple: text.includes('may be given several times') } as const,
  ]),
);

function parsed(args: string[]) {
  try {
    const options = { ...flags, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given: Record<string, unknown> = values;
    const text = (name: string) => given[name] as string | undefined;
    const positive = (name: string, usual: string) => {
      const value = Number(text(name) ?? usual);
      if (!(value > 0)) throw new UsageError(`--${name} needs a number above 0, not "${text(name)}".`);
      return value;
    };
    const all = (name: string) => (given[name] ?? []) as string[];
    return { positionals, text, positive, all, is: (name: string) => given[name] === true };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

type Options = ReturnType<typeof parsed>;

export type CommandLine = NonNullable<ReturnType<typeof readCommandLine>>;

/** Parse the command line; undefined for `--help`. @throws {UsageError} */
export function readCommandLine(args: string[], environment: NodeJS.ProcessEnv) {
  const options = parsed(args);
  const { text, all, is, positive } = options;
  if (is('help')) return undefined;
  const [base, ...others] = options.positionals;
  if (base === undefined) throw new UsageError('The base URL of the backend is missing.');
  if (others.length > 0) throw new UsageError(`One base URL is expected, not also ${others.join(' ')}.`);
  const only = text('only')
    ?.split(',')
    .map((tag) => tag.trim());
  const shared = environment.CONTRACT_CHECK_PASSWORD;
  return {
    target: targetOf(base, options, environment),
    options: {
      users: all('user').map((user, index) =>
        accountOf('--user', user, environment[`CONTRACT_CHECK_PASSWORD_${index + 1}`] ?? shared),
      ),
      write: is('write'),
      language: text('language') ?? only?.[0],
      only,
      pages: positive('pages', is('quick') ? '8' : '60'),
      quick: is('quick'),
      visitorPrices: is('visitor-prices'),
      passwordToken: text('password-token'),
      ownPageTypes: new Set(all('page-type')),
      operations: all('operation').length === 0 ? undefined : new Set(all('operation')),
    },
    format: formatOf(text('format') ?? 'text'),
    reports: all('report').map(reportOf),
    contract: text('contract') ?? 'openapi/storefront.yaml',
    quiet: is('quiet'),
    verbose: is('verbose'),
    known: text('known') === undefined ? [] : readKnown(text('known') ?? ''),
    insecure: is('insecure'),
    /** Maximum wait for a starting backend, ms. */
    wait: (text('wait') ?? '0') === '0' ? 0 : positive('wait', '') * 1000,
  };
}

function targetOf(base: string, { text, all, positive }: Options, environment: NodeJS.ProcessEnv): Target {
  const [account, origin] = [text('basic'), text('origin')];
  const gate = account && accountOf('--basic', account, environment.CONTRACT_CHECK_BASIC_PASSWORD);
  return {
    base: addressOf(base).href.replace(/\/+$/, ''),
    timeout: positive('timeout', '10') * 1000,
    origin: origin && addressOf(origin).origin,
    headers: Object.fromEntries(all('header').map(headerOf)),
    cookie: all('cookie').join('; '),
    authorization: gate ? basic(gate.name, gate.password) : undefined,
  };
}

function headerOf(text: string): [string, string] {
  const [name = '', ...value] = text.split(':');
  if (value.length === 0) throw new UsageError('--header needs "name: value".');
  return [name.trim(), value.join(':').trim()];
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${text} is no http(s) address.`);
  const { username, password, href, pathname } = url;
  if (username !== '' || password !== '')
    throw new UsageError(
      'Credentials in the base URL are not supported; use --user. For a gate, use --basic.',
    );
  if (/\/api\/?$/.test(pathname))
    throw new UsageError(`The base URL is where /api/ is: ${href.replace(/\/api\/?$/, '')}, without /api.`);
  url.search = url.hash = '';
  return url;
}

function accountOf(option: '--user' | '--basic', text: string, password: string | undefined): User {
  const colon = text.indexOf(':');
  if (colon > 0) return { name: text.slice(0, colon), password: text.slice(colon + 1) };
  const variable = option === '--user' ? 'CONTRACT_CHECK_PASSWORD' : 'CONTRACT_CHECK_BASIC_PASSWORD';
  if (password === undefined)
    throw new UsageError(`${option} needs name:password, or a password in ${variable}.`);
  return { name: text, password };
}

function formatOf(name: string): string {
  if (Object.hasOwn(formats, name)) return name;
  throw new UsageError(`The format is one of ${Object.keys(formats).join(', ')}, not "${name}".`);
}

function reportOf(text: string): { format: string; file: string } {
  const [name = '', ...rest] = text.split('=');
  if (rest.length === 0) throw new UsageError('--report needs <format>=<file>.');
  const file = rest.join('=');
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch {
    throw new UsageError(`${file} cannot be written.`);
  }
  return { format: formatOf(name), file };
}
