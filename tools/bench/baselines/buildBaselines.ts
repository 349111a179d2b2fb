import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brandFolder, shopBrand } from '../../../brand/shopBrand';

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
    define: {
      'process.env.BRAND': JSON.stringify(brandFolder),
      'process.env.SHOP_BRAND': JSON.stringify(JSON.stringify(shopBrand)),
    },
    resolve: { alias: { '#brand': `${process.cwd()}/brand/${brandFolder}` } },
    build: {
      outDir: `${process.cwd()}/${outDir}`,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: `${root}/bare.html` },
    },
  });
}
