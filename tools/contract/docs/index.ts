import { mkdir, writeFile } from 'node:fs/promises';
import { contractPage } from './page';

const page = await contractPage();
await mkdir('dist-contract', { recursive: true });
await writeFile('dist-contract/index.html', page);
process.stdout.write(`dist-contract/index.html: ${(page.length / 1e6).toFixed(1)} MB\n`);
