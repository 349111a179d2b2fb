import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { measurements } from './interactions/measurements';
import type { Reading } from './interactions/reading';
import { machineState, noiseOf } from './machine';
import { parts, readOptions, UsageError, type Options } from './options';
import { goalTable } from './report/goals';
import { pageTables, unsteadyFigures } from './report/pageTable';
import { readingTable } from './report/readingTable';
import { replaceFigures, speedPage, speedSummary, type Run } from './report/speed';
import type { Encoding } from './server/webServer';
import { openStage, type PageName, type Stage } from './stage';
import { throttled, unthrottled } from './firstVisit/conditions';
import { measurePages, type Plan } from './firstVisit/measurePages';

const help = `Measures how fast the production build is, beside the least that its pages could be.

  npm run bench -- [options]

  --only <parts>    some of ${parts.join(', ')}; separated by commas
  --rounds <n>      visits to each page; medians are printed (default 5)
  --cpu <factor>    slowdown of the processor in first visits (default 4); less on a slow machine, so that
                    the static page's longest task is that of docs/speed.md
  --encoding <name> compression of the files: gzip, in which the goals are, or brotli (default gzip)
  --quick           HTTP/1.1 and the slowed-down visits alone
  --write           writes docs/speed.md and the table of README.md, too
  --json <file>     where the figures are written (default dist-bench/figures.json)
  --help            this text
`;

const pageNames: readonly PageName[] = ['start', 'category', 'search', 'product'];

const isMeasurement = (part: string): part is keyof typeof measurements => part in measurements;

const print = (text: string) => process.stdout.write(`${text}\n`);
const report = (step: string) => process.stderr.write(`${new Date().toLocaleTimeString('en-GB')} ${step}\n`);

function planOf({ only, quick, rounds, cpu }: Options): Plan {
  const phone = { ...throttled, cpu };
  const slow = { protocol: 'HTTP/1.1', condition: phone } as const;
  const others = [
    { protocol: 'HTTP/2', condition: phone },
    { protocol: 'HTTP/1.1', condition: unthrottled },
    { protocol: 'HTTP/2', condition: unthrottled },
  ] as const;
  return {
    pages: pageNames.filter((name) => only.includes(name)),
    settings: quick ? [slow] : [slow, ...others],
    rounds,
  };
}

/** Print a table, under a heading if it has one. */
function printTable(title: string, text: string): void {
  if (text !== '') print(`\n${title}\n\n${text}`);
}

async function visitPages(stage: Stage, plan: Plan, encoding: Encoding) {
  if (plan.pages.length === 0) return { measured: [], machine: [] };
  const { measured, machine } = await measurePages(stage, plan, report);
  printTable('First visits', pageTables(measured));
  print(
    `\nMedians ± half of what lies between the quartiles. Times in s, kB in ${encoding}, until usable / in all;`,
  );
  print('requests to the grid / in all.');
  const unsteady = unsteadyFigures(measured);
  if (unsteady.length > 0) print(`\nToo far apart to judge by: ${unsteady.join('; ')}.`);
  return { measured, machine };
}

async function measureOthers(stage: Stage, { only, rounds }: Options) {
  const readings: Reading[] = [];
  for (const part of only.filter(isMeasurement)) {
    report(part);
    readings.push(...(await measurements[part](stage, Math.min(rounds, 3))));
  }
  printTable('Afterwards', readingTable(readings));
  return readings;
}

async function measure(stage: Stage, options: Options) {
  const { measured, machine } = await visitPages(stage, planOf(options), options.encoding);
  const readings = await measureOthers(stage, options);
  machine.push(await machineState());
  printTable('Goals', goalTable({ measured, readings }));
  const noise = noiseOf(machine);
  print(noise ? `\nThe machine was too noisy to judge: ${noise}.` : '\nThe machine was quiet.');
  const { encoding, cpu } = options;
  return { date: new Date().toISOString(), encoding, cpu, machine, noise, measured, readings };
}

function writeDocs(run: Run): void {
  writeFileSync('docs/speed.md', speedPage(run));
  writeFileSync('README.md', replaceFigures(readFileSync('README.md', 'utf8'), speedSummary(run)));
}

/** `npm run bench`. */
async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const stage = await openStage(report, options.encoding);
  try {
    const figures = await measure(stage, options);
    mkdirSync(dirname(options.json), { recursive: true });
    writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
    if (options.write) writeDocs({ ...figures, date: new Date(), rounds: options.rounds });
    report(`figures are in ${options.json}`);
  } finally {
    await stage.close();
  }
}

try {
  await bench();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = 2;
}
