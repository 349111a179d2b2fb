import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { base, folders, mediaMiddleware, root, type GeneratedFiles } from './middleware.ts';

/** The mock shop's PDFs and drawings, loaded on demand, since their texts would make the Vite configuration large. */
async function loadGeneratedFiles(): Promise<GeneratedFiles> {
  const file = fileURLToPath(new URL('./generatedFiles.ts', import.meta.url));
  const { module } = await runnerImport<{ generatedFiles: GeneratedFiles }>(file);
  return module.generatedFiles;
}

/**
 * Serve the mock shop's pictures, videos, PDFs and drawings under /mock-media/ in dev and preview, and copy them into mock
 * builds.
 * @param options.copy true for a build that runs on the mocks (DEV-03); others get no pictures
 */
export function mockMedia({ copy }: { copy: boolean }): Plugin {
  let target = '';
  return {
    name: 'mock-media',
    configResolved(config) {
      target = join(resolve(config.root, config.build.outDir), base);
    },
    async configureServer(server) {
      server.middlewares.use(mediaMiddleware(await loadGeneratedFiles()));
    },
    async configurePreviewServer(server) {
      server.middlewares.use(mediaMiddleware(await loadGeneratedFiles()));
    },
    async closeBundle() {
      if (!copy) return;
      for (const [path, create] of await loadGeneratedFiles()) {
        const file = join(target, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, create());
      }
      for (const folder of folders) {
        const from = join(root, folder);
        if (existsSync(from)) await cp(from, join(target, folder), { recursive: true });
      }
    },
  };
}
