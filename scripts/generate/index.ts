import { parseArgs } from 'node:util';
import { generate } from './generate';
import { DescriptionError } from './load';
import { findStale, write } from './write';

/**
 * `npm run generate`: write all files generated from the contract (DEV-02). `--check` writes nothing and fails when a
 * file would change; `--input` and `--out` name another description and another root.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      input: { type: 'string', default: 'openapi/storefront.yaml' },
      out: { type: 'string', default: '.' },
    },
  });
  const start = performance.now();
  const files = await generate(values.input);
  const stale = await findStale(values.out, files);
  const paths = [...stale.changed.map(({ path }) => path), ...stale.surplus];
  if (values.check) return report(paths);
  await write(values.out, stale);
  const kilobytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1000;
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${files.length} files, ${kilobytes.toFixed(0)} kB, ${paths.length} of them new or changed, in ${seconds.toFixed(1)} s`,
  );
}

function report(paths: string[]): void {
  if (paths.length === 0) return console.log('Generated files are up to date.');
  console.error(`Stale, run \`npm run generate\`:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof DescriptionError)) throw error;
  console.error(`Nothing was generated:\n${error.message}`);
  process.exitCode = 1;
}
