import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

const run = promisify(execFile);
const redocly = (...options: string[]) =>
  run(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...options], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

/** The renderer's logo, the only external resource of its page, is replaced by its name. */
const logo = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g;
const name = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><text y="12" font-family="sans-serif" font-size="12">Redoc</text></svg>',
)}`;

/** Content security policy that blocks every request of the page, also with a later version of the renderer. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
].join('; ');

/** Markdown without links to files, which a single page cannot follow; the link texts stay. */
const withoutFileLinks = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, '$1');

/**
 * Render the contract as one HTML page that works offline: operations, schemas, examples, and the texts of
 * openapi/ as its introduction.
 * @throws {Error} when the contract cannot be bundled or rendered
 */
export async function contractPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
  try {
    const [bundle, page] = [join(folder, 'storefront.yaml'), join(folder, 'index.html')];
    await redocly('bundle', 'openapi/storefront.yaml', '--output', bundle);
    const description = parse(await readFile(bundle, 'utf8')) as { info: { description: string } };
    const texts = await Promise.all(
      ['README.md', 'decisions.md', 'fields.md'].map((file) => readFile(`openapi/${file}`, 'utf8')),
    );
    description.info.description = withoutFileLinks(texts.join('\n'));
    await writeFile(bundle, stringify(description));
    await redocly('build-docs', bundle, '--output', page, '--inlineBundle', '--lint-config', 'off');
    const html = await readFile(page, 'utf8');
    return html
      .replaceAll(logo, name)
      .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
