import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { base, documentFolder, folders, mediaMiddleware, root, type Documents } from './middleware.ts';

/** The mock shop's PDFs, loaded on demand, since their texts would make the Vite configuration large. */
async function loadDocuments(): Promise<Documents> {
  const file = fileURLToPath(new URL('./documents/documents.ts', import.meta.url));
  const { module } = await runnerImport<{ documents: Documents }>(file);
  return module.documents;
}

/**
 * Serve the mock shop's pictures, videos and PDFs under /mock-media/ in dev and preview, and copy them into mock
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
      server.middlewares.use(mediaMiddleware(await loadDocuments()));
    },
    async configurePreviewServer(server) {
      server.middlewares.use(mediaMiddleware(await loadDocuments()));
    },
    async closeBundle() {
      if (!copy) return;
      await mkdir(join(target, documentFolder), { recursive: true });
      for (const [name, create] of await loadDocuments())
        await writeFile(join(target, documentFolder, name), create());
      for (const folder of folders) {
        const from = join(root, folder);
        if (existsSync(from)) await cp(from, join(target, folder), { recursive: true });
      }
    },
  };
}
