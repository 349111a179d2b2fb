import { parseArgs } from 'node:util';
import { encodings, type Encoding } from './server/webServer';

/** Parts that can run alone. */
export const parts = [
  'start',
  'category',
  'search',
  'product',
  'scroll',
  'filter',
  'keystroke',
  'product-and-back',
  'cart',
  'repeat',
  'memory',
  'rendering',
  'commands',
] as const;

/** A part of the bench. */
type Part = (typeof parts)[number];

/** The parsed command line. */
export interface Options {
  help: boolean;
  only: readonly Part[];
  rounds: number;
  /** Slowdown factor of the processor in first visits. */
  cpu: number;
  /** Compression of the files, of the shop and of its baselines. */
  encoding: Encoding;
  /** Omit HTTP/2 and the unthrottled visits. */
  quick: boolean;
  /** Write docs/speed.md and the table of README.md. */
  write: boolean;
  /** Path of the file of figures. */
  json: string;
}

/** Error for an invalid command line. */
export class UsageError extends Error {}

const isEncoding = (name: string): name is Encoding => encodings.some((encoding) => encoding === name);

const isPart = (name: string): name is Part => parts.some((part) => part === name);

/**
 * Parse the command line.
 * @throws UsageError for an unknown part or encoding, and for an invalid number
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      only: { type: 'string', default: parts.join(',') },
      rounds: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      encoding: { type: 'string', default: 'gzip' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'string', default: 'dist-bench/figures.json' },
    },
  });
  const only = values.only.split(',').map((name) => {
    if (!isPart(name)) throw new UsageError(`There is no part "${name}"; there are ${parts.join(', ')}.`);
    return name;
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UsageError(`--rounds needs a whole number from 1, not "${values.rounds}".`);
  const cpu = Number(values.cpu);
  if (!(cpu >= 1)) throw new UsageError(`--cpu needs a number from 1, not "${values.cpu}".`);
  const { help, encoding, quick, write, json } = values;
  if (!isEncoding(encoding))
    throw new UsageError(`--encoding is ${encodings.join(' or ')}, not "${encoding}".`);
  return { help, encoding, quick, write, json, only, rounds, cpu };
}
