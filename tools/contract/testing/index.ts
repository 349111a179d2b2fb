import { parseArgs } from 'node:util';
import { driftOf } from '../check/report';
import type { Trial } from './proof';

const help = `Counts how many faults contract:check finds: each is planted in the mock server, alone.

  npm run contract:proof [-- <number of random changes>]   60 by default

Random pairs of an operation with a field, a header or the state behind it, changed in one of the generic ways: dropped,
exchanged with another's, repeated, delayed, rounded, truncated, in another case, reordered, cached.

  --seed <number>   of the random changes; by default another one for each run, which is printed
  --faults          the listed faults of behaviour instead, each of which the check missed once
  --harmless        the opposite: differences between backends that the contract leaves free, which must not be drift
  --help            this text

What is missed, or wrongly called drift, is named on standard error. Exit code 0: nothing. 1: something. 2: the command
line is wrong.
`;

/** Print the share found by kind, and the missed changes by name. */
async function table(trials: AsyncIterable<Trial>, most = Infinity): Promise<number> {
  const counts = new Map<string, [tried: number, found: number]>();
  let [tried, found] = [0, 0];
  for await (const { kind, name, outcome } of trials) {
    if (outcome === 'missed') process.stderr.write(`missed: ${kind}: ${name}\n`);
    if (outcome === 'unreached') continue;
    const [before, foundBefore] = counts.get(kind) ?? [0, 0];
    const isFound = Number(outcome === 'found');
    counts.set(kind, [before + 1, foundBefore + isFound]);
    found += isFound;
    if ((tried += 1) >= most) break;
  }
  const rows = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  rows.push(['all', [tried, found]]);
  const lines = rows.map(([kind, [all, own]]) => `| ${kind} | ${all} | ${own} |\n`);
  process.stdout.write(`| Kind | Changes | Found |\n| --- | --- | --- |\n${lines.join('')}`);
  return found === tried ? 0 : 1;
}

async function harmless(): Promise<number> {
  const { proveHarmless } = await import('./harmless');
  let alarms = 0;
  const count = await proveHarmless((name, report) => {
    const drift = driftOf(report).map(({ operation, rule, pointer }) => `${rule} in ${operation} ${pointer}`);
    for (const found of [...drift, ...report.problems]) {
      alarms += 1;
      process.stderr.write(`false alarm: ${name}: ${found.trim()}\n`);
    }
  });
  process.stdout.write(`${count} harmless differences, ${alarms} false alarms\n`);
  return alarms === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      harmless: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  });
  const count = Number(positionals[0] ?? 60);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  if (!Number.isInteger(count) || count <= 0 || !Number.isInteger(seed))
    throw Object.assign(new TypeError(`${positionals[0] ?? values.seed} is no whole number.`), { code: '' });
  if (values.help) return process.stdout.write(help) ? 0 : 0;
  if (values.harmless) return harmless();
  const { proveFaults, proveRandom } = await import('./proof');
  if (values.faults) return table(proveFaults());
  process.stdout.write(`Seed ${seed}.\n`);
  return table(proveRandom(seed), count);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = 2;
}
