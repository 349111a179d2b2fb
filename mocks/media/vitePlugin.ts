import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { base, folders, mediaMiddleware, root, type Generate } from './middleware.ts';

/** Load a module on demand, since the texts of the shop would make the Vite configuration large. */
async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(fileURLToPath(new URL(path, import.meta.url)));
  return module;
}

const loadGenerator = async () =>
  (await load<{ generatedFile: Generate }>('./generatedFiles.ts')).generatedFile;

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
      server.middlewares.use(mediaMiddleware(await loadGenerator()));
    },
    async configurePreviewServer(server) {
      server.middlewares.use(mediaMiddleware(await loadGenerator()));
    },
    async closeBundle() {
      if (!copy) return;
      const generate = await loadGenerator();
      const { generatedPaths } = await load<{ generatedPaths: ReadonlySet<string> }>('./generatedPaths.ts');
      for (const path of generatedPaths) {
        const file = join(target, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, generate(path) ?? '');
      }
      for (const folder of folders) {
        const from = join(root, folder);
        if (existsSync(from)) await cp(from, join(target, folder), { recursive: true });
      }
    },
  };
}
