import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { noiseOf } from './machine';
import { parts, readOptions, UsageError, type Options } from './options';
import { profileVisit } from './profile/profileVisit';
import { pageTables, unsteadyFigures } from './report/pageTable';
import { table } from './report/table';
import { openStage, type PageName, type Stage } from './stage';
import { throttled, unthrottled } from './visit/conditions';
import { measurePages, type Plan } from './visit/measurePages';

const help = `Measures how fast the production build is, beside the least that its pages could be.

  npm run bench -- [options]

  --only <parts>    some of ${parts.join(', ')}; separated by commas
  --rounds <n>      visits to each page; medians are printed (default 5)
  --quick           HTTP/1.1 and the slowed-down visits alone
  --json <file>     where the figures are written (default dist-bench/figures.json)
  --help            this text
`;

const pageNames: readonly PageName[] = ['start', 'category', 'search', 'product'];

const print = (text: string) => process.stdout.write(`${text}\n`);
const report = (step: string) => process.stderr.write(`${new Date().toLocaleTimeString('en-GB')} ${step}\n`);

function planOf({ only, quick, rounds }: Options): Plan {
  const slow = { protocol: 'HTTP/1.1', condition: throttled } as const;
  const others = [
    { protocol: 'HTTP/2', condition: throttled },
    { protocol: 'HTTP/1.1', condition: unthrottled },
    { protocol: 'HTTP/2', condition: unthrottled },
  ] as const;
  return {
    pages: pageNames.filter((name) => only.includes(name)),
    settings: quick ? [slow] : [slow, ...others],
    rounds,
  };
}

async function measure(stage: Stage, options: Options) {
  const plan = planOf(options);
  const { measured, machine } =
    plan.pages.length > 0 ? await measurePages(stage, plan, report) : { measured: [], machine: [] };
  print(`\n${pageTables(measured)}`);
  print(
    '\nMedians ± half of what lies between the quartiles. Times in s, kB compressed, until usable / in all;',
  );
  print('requests to the grid / in all.');
  const noise = noiseOf(machine);
  if (noise) print(`\nThe machine was too noisy to judge: ${noise}.`);
  const unsteady = unsteadyFigures(measured);
  if (unsteady.length > 0) print(`\nToo far apart to judge by: ${unsteady.join('; ')}.`);

  const profile = options.only.includes('profile')
    ? await profileVisit(
        stage.browser,
        stage.origins['HTTP/1.1'],
        stage.comparisons.category.page,
        throttled,
        stage.assets,
      )
    : [];
  if (profile.length > 0) {
    print('\nThe most expensive functions of a first visit to the category, throttled\n');
    print(
      table(
        ['function', 'ms'],
        profile.map((cost) => [cost.function, cost.ms.toFixed(0)]),
      ),
    );
  }
  return { date: new Date().toISOString(), machine, noise, build: stage.buildSeconds, measured, profile };
}

/** `npm run bench`. */
async function bench(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const stage = await openStage(report);
  try {
    const figures = await measure(stage, options);
    mkdirSync(dirname(options.json), { recursive: true });
    writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
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
