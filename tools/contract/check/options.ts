import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formats } from '../report/formats';
import type { CheckOptions } from './checkOptions';
import { argumentsOf } from './config';
import { basic } from './flows/refusals';
import type { Target } from './client';
import type { User } from './flows/identity';
import { type KnownDrift, readKnown } from './known';
import { UsageError } from './usageError';

/** The parsed command line. */
export interface CommandLine {
  target: Target;
  options: CheckOptions;
  format: string;
  reports: { format: string; file: string }[];
  contract: string;
  quiet: boolean;
  /** True for a text report with all details. */
  verbose: boolean;
  known: readonly KnownDrift[];
  /** True to accept any certificate. */
  insecure: boolean;
  /** Maximum wait for a starting backend, ms. */
  wait: number;
  /** Git revision or description since which operations are to have changed. */
  changedSince?: string;
}

const flags = {
  user: { type: 'string', multiple: true, default: [] as string[] },
  write: { type: 'boolean', default: false },
  language: { type: 'string' },
  only: { type: 'string' },
  pages: { type: 'string' },
  quick: { type: 'boolean', default: false },
  'visitor-prices': { type: 'boolean', default: false },
  operation: { type: 'string', multiple: true, default: [] as string[] },
  'changed-since': { type: 'string' },
  timeout: { type: 'string', default: '10' },
  wait: { type: 'string', default: '0' },
  concurrency: { type: 'string', default: '1' },
  header: { type: 'string', multiple: true, default: [] as string[] },
  cookie: { type: 'string', multiple: true, default: [] as string[] },
  basic: { type: 'string' },
  insecure: { type: 'boolean', default: false },
  config: { type: 'string' },
  origin: { type: 'string' },
  format: { type: 'string', default: 'text' },
  report: { type: 'string', multiple: true, default: [] as string[] },
  contract: { type: 'string', default: 'openapi/storefront.yaml' },
  quiet: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  'page-type': { type: 'string', multiple: true, default: [] as string[] },
  known: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Parse the command line, together with the configuration file, whose options it overrides.
 * @returns undefined for `--help`
 * @throws {UsageError} when it is invalid
 */
export function readCommandLine(args: string[], environment: NodeJS.ProcessEnv): CommandLine | undefined {
  const given = parse(args);
  if (given.values.help) return undefined;
  const file = argumentsOf(given.values.config);
  const { values } = parse([...file.args, ...args]);
  const [base = file.url, ...others] = given.positionals;
  if (base === undefined) throw new UsageError('The base URL of the backend is missing.');
  if (others.length > 0) throw new UsageError(`One base URL is expected, not also ${others.join(' ')}.`);
  const only = values.only?.split(',').map((tag) => tag.trim());
  const language = values.language ?? only?.[0];
  const changedSince = values['changed-since'];
  return {
    target: targetOf(base, values, environment),
    options: {
      users: values.user.map((user, index) => userOf(user, index, environment)),
      write: values.write,
      ...(language === undefined ? {} : { language }),
      ...(only ? { only } : {}),
      pages: positive('--pages', values.pages ?? (values.quick ? '8' : '60')),
      quick: values.quick,
      visitorPrices: values['visitor-prices'],
      concurrency: positive('--concurrency', values.concurrency),
      ownPageTypes: new Set(values['page-type']),
      ...(values.operation.length === 0 ? {} : { operations: new Set(values.operation) }),
    },
    format: formatOf(values.format),
    reports: values.report.map(reportOf),
    contract: values.contract,
    quiet: values.quiet,
    verbose: values.verbose,
    known: values.known === undefined ? [] : readKnown(values.known),
    insecure: values.insecure,
    wait: values.wait === '0' ? 0 : positive('--wait', values.wait) * 1000,
    ...(changedSince === undefined ? {} : { changedSince }),
  };
}

type Values = ReturnType<typeof parse>['values'];

function targetOf(base: string, values: Values, environment: NodeJS.ProcessEnv): Target {
  const { basic: account, cookie } = values;
  const gate =
    account === undefined
      ? undefined
      : accountOf('--basic', account, environment.CONTRACT_CHECK_BASIC_PASSWORD);
  return {
    base: addressOf(base).href.replace(/\/+$/, ''),
    timeout: positive('--timeout', values.timeout) * 1000,
    ...(values.origin === undefined ? {} : { origin: addressOf(values.origin).origin }),
    ...(values.header.length === 0 ? {} : { headers: Object.fromEntries(values.header.map(headerOf)) }),
    ...(cookie.length === 0 ? {} : { cookie: cookie.join('; ') }),
    ...(gate ? { authorization: basic(gate.name, gate.password) } : {}),
  };
}

function headerOf(text: string): [string, string] {
  const [name = '', ...value] = text.split(':');
  if (value.length === 0) throw new UsageError('--header needs "name: value".');
  return [name.trim(), value.join(':').trim()];
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
    throw new UsageError(
      'Credentials in the base URL are not supported; use --user. For a gate, use --basic.',
    );
  if (/\/api\/?$/.test(url.pathname))
    throw new UsageError(
      `The base URL is where /api/ is: ${url.href.replace(/\/api\/?$/, '')}, without /api.`,
    );
  url.search = '';
  url.hash = '';
  return url;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`${name} needs a number above 0, not "${text}".`);
  return value;
}

const userOf = (text: string, index: number, environment: NodeJS.ProcessEnv): User =>
  accountOf(
    '--user',
    text,
    environment[`CONTRACT_CHECK_PASSWORD_${index + 1}`] ?? environment.CONTRACT_CHECK_PASSWORD,
  );

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
