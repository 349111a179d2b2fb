import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

const redocly = (...options: string[]) =>
  promisify(execFile)(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...options], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

/** Content security policy that blocks every request of the page, also with a later version of the renderer. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:";

const emptyImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** Render contract and texts of openapi/ as one HTML page that works offline. @throws {Error} when it cannot */
export async function contractPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
  try {
    const [bundle, page] = [join(folder, 'storefront.yaml'), join(folder, 'index.html')];
    await redocly('bundle', 'openapi/storefront.yaml', '--output', bundle);
    const description = parse(await readFile(bundle, 'utf8')) as { info: { description: string } };
    const files = ['README.md', 'decisions.md', 'optional.md', 'fields.md'].map((file) =>
      readFile(`openapi/${file}`, 'utf8'),
    );
    // A single page cannot follow links to files; their texts stay.
    const texts = (await Promise.all(files)).join('\n');
    description.info.description = texts.replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');
    await writeFile(bundle, stringify(description));
    await redocly('build-docs', bundle, '--output', page, '--inlineBundle', '--lint-config', 'off');
    return (
      (await readFile(page, 'utf8'))
        .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
        // The renderer's logo is the only resource of another host.
        .replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w./-]+/g, emptyImage)
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
