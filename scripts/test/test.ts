import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium';
import { ensureNginx } from '../nginx/nginx';

/** Maximum lines of a failed test's message that the summary repeats. */
const messageLines = 15;

const staticChecks = [
  'npx eslint .',
  'npm run --silent typecheck',
  'npx prettier --check .',
  'npm run --silent generate:check',
  'npm run --silent lint:contract',
  'npm run --silent lint:dependencies',
  'npm run --silent lint:unused',
];

/** Test runs by the path of their JSON report; a run of a part of the project may find no test. */
const testRuns = (changed: string | undefined): [report: string, command: string][] => [
  [
    'test-results/vitest.json',
    'npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json' +
      (changed === undefined ? '' : ` --changed=${changed} --passWithNoTests`),
  ],
  [
    'test-results/playwright.json',
    'npx playwright test' + (changed === undefined ? '' : ` --only-changed=${changed} --pass-with-no-tests`),
  ],
];

/** Entry of a report: a file, suite or test of either runner. */
interface ReportEntry {
  name?: string;
  file?: string;
  title?: string;
  fullName?: string;
  status?: string;
  ok?: boolean;
  message?: string;
  failureMessages?: string[];
  testResults?: ReportEntry[];
  assertionResults?: ReportEntry[];
  suites?: ReportEntry[];
  specs?: ReportEntry[];
  tests?: { results: { errors: { message?: string }[] }[] }[];
  errors?: ReportEntry[];
  numPassedTests?: number;
  stats?: { expected: number };
}

/** Failures in an entry of a report, each as its file, title and message. */
function failuresIn(entry: ReportEntry, file = ''): string[] {
  const { name, title, fullName, tests = [], failureMessages = [], message, errors = [] } = entry;
  const place = entry.file ?? name ?? file;
  const entries = [entry.testResults, entry.assertionResults, entry.suites, entry.specs, errors];
  const within = entries.flatMap((list) => (list ?? []).flatMap((inner) => failuresIn(inner, place)));
  const isError = message !== undefined && entry.status === undefined;
  const hasFailed = entry.status === 'failed' || entry.ok === false || isError;
  if (within.length > 0 || !hasFailed) return within;
  const thrown = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  const messages = [...failureMessages, ...thrown.map((error) => error.message ?? ''), message ?? ''];
  const lines = messages.join('\n').trim().split('\n').slice(0, messageLines);
  const heading = [place, fullName ?? title ?? ''].filter((part) => part !== '').join(' › ');
  return [[`\n✗ ${heading}`, ...lines].join('\n')];
}

/** Run a command, printing its output immediately, or at its end with `quiet`. */
function run(command: string, quiet = false): Promise<boolean> {
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
      resolve(status === 0);
    });
  });
}

/** Run every check, also after one has failed, so that one run reports everything. */
async function main(changed: string | undefined): Promise<boolean> {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureNginx();
  rmSync('test-results', { recursive: true, force: true });
  const broken: string[] = [];
  const waiting = [...staticChecks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await run(check, true))) broken.push(check);
  };
  // One check per core: none uses more.
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  let passed = 0;
  const failures: string[] = [];
  for (const [report, command] of testRuns(changed)) {
    if (!(await run(command))) broken.push(command);
    try {
      const results = JSON.parse(readFileSync(report, 'utf8')) as ReportEntry;
      passed += results.numPassedTests ?? results.stats?.expected ?? 0;
      failures.push(...failuresIn(results));
    } catch {
      if (changed === undefined) broken.push(`${command} (no report)`);
    }
  }

  // Repeated at the end, for logs whose beginning is cut off.
  for (const failure of failures) console.log(failure);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return broken.length === 0 && failures.length === 0 && (passed > 0 || changed !== undefined);
}

const given = process.argv
  .slice(2)
  .map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument));
const { values } = parseArgs({ args: given, options: { changed: { type: 'string' } } });
process.exitCode = (await main(values.changed)) ? 0 : 1;
