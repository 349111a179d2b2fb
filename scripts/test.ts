import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { affectedSpecs } from './affectedSpecs';
import { ensureChromium } from './chromium';
import { readPlaywright, readVitest, type TestReport } from './testReports';

interface Check {
  name: string;
  command: string;
  /** Read the report that the command wrote. */
  report?: () => TestReport;
}

/** Maximum lines of a failed test's message that the summary repeats. */
const messageLines = 15;

const readReport = (file: string) => JSON.parse(readFileSync(`test-results/${file}`, 'utf8')) as unknown;

/**
 * Revision to compare with: the last commit for `--changed`, another one for `--changed=main`; undefined runs all
 * tests.
 */
const base = process.argv.includes('--changed')
  ? 'HEAD'
  : process.argv.find((argument) => argument.startsWith('--changed='))?.slice('--changed='.length);

/** Files that differ from a revision, and untracked files. */
function changedFiles(revision: string): string[] {
  const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '');
}

const unitTests = (filter: string): Check => ({
  name: 'unit tests',
  command: `npx vitest run ${filter} --passWithNoTests --reporter=default --reporter=json --outputFile.json=test-results/vitest.json`,
  report: () => readVitest(readReport('vitest.json')),
});

const browserTests = (specs: readonly string[]): Check => ({
  name: 'browser tests',
  command: `npx playwright test ${specs.join(' ')}`,
  report: () => readPlaywright(readReport('playwright.json')),
});

/** The tests to run: all, or those that the changed files can break. */
function tests(): Check[] {
  if (base === undefined) return [unitTests(''), browserTests([])];
  const specs = affectedSpecs(changedFiles(base));
  if (specs === 'all') return [unitTests(`--changed=${base}`), browserTests([])];
  return [unitTests(`--changed=${base}`), ...(specs.length > 0 ? [browserTests(specs)] : [])];
}

const staticChecks: Check[] = [
  { name: 'lint', command: 'npx eslint .' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'format', command: 'npx prettier --check .' },
  { name: 'generated files are fresh', command: 'npm run --silent generate:check' },
  { name: 'contract lint', command: 'npm run --silent lint:contract' },
  { name: 'dependency rules', command: 'npm run --silent lint:dependencies' },
  { name: 'unused code', command: 'npm run --silent lint:unused' },
];

/** Run a command; with `quiet`, return its output instead of printing it. */
function runCommand(command: string, quiet: boolean): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: quiet ? 'pipe' : 'inherit' });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** Run every check, also after one has failed, so that one run reports everything. */
async function run(): Promise<number> {
  process.env.CHROMIUM_PATH = ensureChromium();
  rmSync('test-results', { recursive: true, force: true });
  const total: TestReport = { passed: 0, failures: [] };
  const broken: string[] = [];

  const runCheck = async ({ name, command, report }: Check, quiet: boolean) => {
    const heading = `\n── ${name} (${command})`;
    if (!quiet) console.log(heading);
    const started = Date.now();
    const { ok, output } = await runCommand(command, quiet);
    const seconds = Math.round((Date.now() - started) / 1000);
    if (quiet) console.log(`${heading}\n${output.trimEnd()}`);
    console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
    if (!ok) broken.push(name);
    if (report) addReport(total, report, () => broken.push(`${name} (no report)`));
  };

  // One process per core: each uses no more.
  const waiting = [...staticChecks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, true);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  for (const check of tests()) await runCheck(check, false);

  // Repeat the failures at the end: a log whose beginning is cut off still shows them.
  for (const { title, message } of total.failures)
    console.log(`\n✗ ${title}\n${message.split('\n').slice(0, messageLines).join('\n')}`);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  // A full run without a test is a failure, too.
  const hasRunNothing = base === undefined && total.passed === 0;
  return broken.length > 0 || total.failures.length > 0 || hasRunNothing ? 1 : 0;
}

function addReport(total: TestReport, report: () => TestReport, onMissing: () => void) {
  try {
    const { passed, failures } = report();
    total.passed += passed;
    total.failures.push(...failures);
  } catch {
    onMissing();
  }
}

process.exitCode = await run();
