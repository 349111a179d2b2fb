import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = 'tools/bench/baselines';

/**
 * Build the bare React list with the shop's settings.
 * @param outDir folder, from the project's root
 */
export async function buildBaselines(outDir: string): Promise<void> {
  await build({
    root,
    base: '/baselines/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: `${process.cwd()}/${outDir}`,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: `${root}/list.html` },
    },
  });
}
