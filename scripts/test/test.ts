import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium';
import { ensureNginx } from '../nginx/nginx';
import { affected } from './affected';
import { failuresIn, type ReportEntry } from './report';

const wholeChecks = [
  'npm run --silent typecheck',
  'npm run --silent generate:check',
  'npm run --silent lint:dependencies',
];

const staticChecks = [
  'npx eslint .',
  ...wholeChecks,
  'npx prettier --check .',
  'npm run --silent lint:contract',
  'npm run --silent lint:unused',
];

/** Builds that the browser tests serve. */
const builds = [
  'npm run --silent build:mocks',
  'EDITOR_PAGES=true npm run --silent build',
  'npm run --silent build:render',
];

const reports = { unit: 'test-results/vitest.json', browser: 'test-results/playwright.json' };

const unitTests = `npx vitest run --reporter=default --reporter=json --outputFile.json=${reports.unit}`;
const browserTests = 'npx playwright test';

/** Commands that failed. */
const broken: string[] = [];

/** Run a command, printing its output immediately, or at its end with `quiet`. */
function run(command: string, quiet = false): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    if (!quiet) console.log(`\n── ${command}`);
    const child = spawn(command, { shell: true, stdio: quiet ? 'pipe' : 'inherit' });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (status) => {
      if (quiet) console.log(`\n── ${command}\n${output.trimEnd()}`);
      console.log(`── ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
      if (status !== 0) broken.push(command);
      resolve();
    });
  });
}

/** Run commands side by side, each of which uses one core. */
async function runAll(commands: readonly string[], cores: number): Promise<void> {
  const waiting = [...commands];
  const lane = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) await run(command, true);
  };
  await Promise.all(Array.from({ length: cores }, lane));
}

/**
 * Run every check, also after one has failed, so that one run reports everything.
 * @param shard part of the checks to run, such as `1/2`
 */
async function runWhole(shard?: string): Promise<void> {
  const part = shard === undefined ? '' : ` --shard=${shard}`;
  const [index = 1, count = 1] = shard?.split('/').map(Number) ?? [];
  const checks = staticChecks.filter((_, position) => position % count === index - 1);
  // Checks and builds beside the unit tests, which leave a core idle at their end.
  await Promise.all([
    run(unitTests + part),
    runAll([...checks, ...builds], Math.ceil(availableParallelism() / 4)),
  ]);
  process.env.BUILT = 'true';
  await run(browserTests + part);
}

/** Run the tests nearest to the changes, then the checks of the changed files. */
async function runChanged(base: string): Promise<void> {
  const { files, unit, browser } = affected(base);
  console.log([...unit, ...browser].join('\n') || 'No test is near the changes.');
  if (unit.length > 0) await run(`${unitTests} --passWithNoTests ${unit.join(' ')}`);
  if (browser.length > 0) await run(`${browserTests} ${browser.join(' ')}`);
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  await runAll(
    [
      ...wholeChecks,
      ...(scripts.length > 0 ? [`npx eslint --no-warn-ignored ${scripts.join(' ')}`] : []),
      ...(files.length > 0 ? [`npx prettier --check --ignore-unknown ${files.join(' ')}`] : []),
    ],
    availableParallelism(),
  );
}

/** Number of passed tests, and the failures, of both reports. */
function readReports(mayBeMissing: boolean) {
  let passed = 0;
  const failures: string[] = [];
  for (const report of Object.values(reports))
    try {
      const results = JSON.parse(readFileSync(report, 'utf8')) as ReportEntry;
      passed += results.numPassedTests ?? results.stats?.expected ?? 0;
      failures.push(...failuresIn(results));
    } catch {
      if (!mayBeMissing) broken.push(`${report} is missing`);
    }
  return { passed, failures };
}

async function main(changed: string | undefined, shard: string | undefined): Promise<boolean> {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureNginx();
  rmSync('test-results', { recursive: true, force: true });
  await (changed === undefined ? runWhole(shard) : runChanged(changed));
  const { passed, failures } = readReports(changed !== undefined);
  // Repeated at the end, for logs whose beginning is cut off.
  for (const failure of failures) console.log(failure);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return broken.length === 0 && failures.length === 0 && (passed > 0 || changed !== undefined);
}

const given = process.argv
  .slice(2)
  .map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument));
const { values } = parseArgs({
  args: given,
  options: { changed: { type: 'string' }, shard: { type: 'string' } },
});
process.exitCode = (await main(values.changed, values.shard)) ? 0 : 1;
