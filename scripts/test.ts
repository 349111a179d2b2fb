import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';
import { countPlaywright, countVitest, type Count } from './testCounts';

interface Check {
  name: string;
  command: string;
  /** Reads how many tests the command ran from the report it wrote. */
  count?: () => Count;
}

const report = (file: string) => JSON.parse(readFileSync(`test-results/${file}`, 'utf8')) as unknown;

const checks: Check[] = [
  { name: 'generated files are fresh', command: 'npm run --silent generate:check' },
  { name: 'contract lint', command: 'npm run --silent lint:contract' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint and format', command: 'npm run --silent lint' },
  { name: 'dependency rules', command: 'npm run --silent lint:dependencies' },
  { name: 'unused code', command: 'npm run --silent lint:unused' },
  {
    name: 'unit tests',
    command: 'npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    count: () => countVitest(report('vitest.json')),
  },
  {
    name: 'browser tests',
    command: 'npx playwright test',
    count: () => countPlaywright(report('playwright.json')),
  },
];

/** Runs every check, also after one has failed, so that one run tells everything. */
function run(): number {
  process.env.CHROMIUM_PATH = ensureChromium();
  rmSync('test-results', { recursive: true, force: true });
  const total: Count = { passed: 0, failed: 0 };
  const broken: string[] = [];
  for (const { name, command, count } of checks) {
    console.log(`\n── ${name} (${command})`);
    const started = Date.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
    if (status !== 0) broken.push(name);
    if (count) addCount(total, count, () => broken.push(`${name} (no report)`));
  }
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return broken.length > 0 || total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function addCount(total: Count, count: () => Count, onMissing: () => void) {
  try {
    const { passed, failed } = count();
    total.passed += passed;
    total.failed += failed;
  } catch {
    onMissing();
  }
}

process.exitCode = run();
