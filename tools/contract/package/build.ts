import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { brandFolder, shopBrand } from '../../../brand/shopBrand';
import { brandConstants } from '../../../scripts/build/brandFiles';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const output = join(root, 'tools/contract/package/dist');

/** `npm pack ./tools/contract/package`: the command with its dependencies in one file each, and the contract beside it. */
await build({
  configFile: false,
  logLevel: 'warn',
  root,
  publicDir: false,
  define: brandConstants(brandFolder, shopBrand),
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'tools/contract/package/cli.ts'),
    outDir: output,
    emptyOutDir: true,
    minify: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'cli.js', chunkFileNames: '[name].js' } },
  },
});
cpSync(join(root, 'openapi'), join(output, 'openapi'), { recursive: true });
cpSync(join(root, 'tools/contract/report/report.schema.json'), join(output, 'report.schema.json'));
