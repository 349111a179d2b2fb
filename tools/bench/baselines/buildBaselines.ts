import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brandFolder, shopBrand } from '../../../brand/shopBrand';
import { brandAliases, brandConstants } from '../../../scripts/build/brandFiles';

const root = 'tools/bench/baselines';

/**
 * Build the bare React page with the shop's settings.
 * @param outDir folder, from the project's root
 */
export async function buildBaselines(outDir: string): Promise<void> {
  await build({
    root,
    base: '/baselines/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: brandConstants(brandFolder, shopBrand),
    resolve: { alias: brandAliases(`${process.cwd()}/brand/${brandFolder}`) },
    build: {
      outDir: `${process.cwd()}/${outDir}`,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: `${root}/bare.html` },
    },
  });
}
