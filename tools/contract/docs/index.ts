import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { contractPage } from './page';

const help = `Builds one HTML page of the contract that opens without a network: operations, schemas, examples, decisions.

  npm run contract:docs [-- --output <file>]

  --output <file>   where to write it (default dist-contract/index.html)
  --help            this text
`;

/** `npm run contract:docs`. */
async function docs(): Promise<void> {
  const { values } = parseArgs({
    options: {
      output: { type: 'string', default: 'dist-contract/index.html' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const page = await contractPage();
  await mkdir(dirname(values.output), { recursive: true });
  await writeFile(values.output, page);
  process.stdout.write(`${values.output}: ${(page.length / 1e6).toFixed(1)} MB\n`);
}

try {
  await docs();
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!isUsage) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = 2;
}
