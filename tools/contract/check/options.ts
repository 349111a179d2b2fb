import { parseArgs } from 'node:util';
import { formats } from '../report/formats';
import type { CheckOptions } from './check';
import type { Target } from './client';
import type { User } from './flows/accounts';

/** Output of `--help`. */
export const help = `Checks a running backend against the contract.

  npm run contract:check -- <base URL> [options]

The base URL is where /api/ is: https://shop.example.com checks https://shop.example.com/api/...

  --user <name:password>   signs in as well; may be given several times. Without ":password" the
                           password is that of the variable CONTRACT_CHECK_PASSWORD
  --write                  changes things too: registers an account and deletes it, and as each --user (or as
                           that account) makes favourites, addresses, cart and profile, and takes them back.
                           It places an order, which cannot be taken back. Not for a shop with customers.
  --language <tag>         the first language to ask in (default no, or the first of the settings);
                           the others are those of the settings
  --only <tag,tag>         only these languages
  --pages <number>         most pages to open in the first language (default 60), a third of it elsewhere
  --timeout <seconds>      how long one call may take (default 10)
  --origin <URL>           sends this Origin, and checks the headers that a page from there needs (CORS)
  --format <name>          how the report is printed: text (default), json, junit, sarif, annotations
  --report <name=file>     writes the report to a file as well; may be given several times
  --contract <file>        another description than openapi/storefront.yaml
  --quiet                  does not say on standard error what is done at the moment

Exit code 0: no drift. 1: drift. 2: could not be judged.
Every kind of finding is explained in tools/contract/README.md.
`;

/** Error for an invalid command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The parsed command line. */
export interface CommandLine {
  target: Target;
  options: CheckOptions;
  format: string;
  reports: { format: string; file: string }[];
  contract: string;
  quiet: boolean;
}

const flags = {
  user: { type: 'string', multiple: true, default: [] as string[] },
  write: { type: 'boolean', default: false },
  language: { type: 'string' },
  only: { type: 'string' },
  pages: { type: 'string', default: '60' },
  timeout: { type: 'string', default: '10' },
  origin: { type: 'string' },
  format: { type: 'string', default: 'text' },
  report: { type: 'string', multiple: true, default: [] as string[] },
  contract: { type: 'string', default: 'openapi/storefront.yaml' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Parse the command line.
 * @returns undefined for `--help`
 * @throws {UsageError} when it is invalid
 */
export function readCommandLine(args: string[], environment: NodeJS.ProcessEnv): CommandLine | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [base, ...others] = positionals;
  if (base === undefined) throw new UsageError('The base URL of the backend is missing.');
  if (others.length > 0) throw new UsageError(`One base URL is expected, not also ${others.join(' ')}.`);
  const only = values.only?.split(',').map((tag) => tag.trim());
  const language = values.language ?? only?.[0];
  const reports = values.report.map(reportOf);
  return {
    target: {
      base: addressOf(base).href.replace(/\/+$/, ''),
      timeout: positive('--timeout', values.timeout) * 1000,
      ...(values.origin === undefined ? {} : { origin: addressOf(values.origin).origin }),
    },
    options: {
      users: values.user.map((user) => userOf(user, environment.CONTRACT_CHECK_PASSWORD)),
      write: values.write,
      ...(language === undefined ? {} : { language }),
      ...(only ? { only } : {}),
      pages: positive('--pages', values.pages),
    },
    format: formatOf(values.format),
    reports,
    contract: values.contract,
    quiet: values.quiet,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${text} is no http(s) address.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError('Credentials in the base URL are not supported; use --user.');
  url.search = '';
  url.hash = '';
  return url;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`${name} needs a number above 0, not "${text}".`);
  return value;
}

function userOf(text: string, password: string | undefined): User {
  const colon = text.indexOf(':');
  if (colon > 0) return { name: text.slice(0, colon), password: text.slice(colon + 1) };
  if (password === undefined)
    throw new UsageError('--user needs name:password, or a password in CONTRACT_CHECK_PASSWORD.');
  return { name: text, password };
}

function formatOf(name: string): string {
  if (Object.hasOwn(formats, name)) return name;
  throw new UsageError(`The format is one of ${Object.keys(formats).join(', ')}, not "${name}".`);
}

function reportOf(text: string): { format: string; file: string } {
  const [name = '', ...file] = text.split('=');
  if (file.length === 0) throw new UsageError('--report needs <format>=<file>.');
  return { format: formatOf(name), file: file.join('=') };
}
