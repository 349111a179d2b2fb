import { readFileSync } from 'node:fs';
import { settingNames } from '../config/checkDeployment';
import type { PageFiles } from './document';
import { createService } from './service';

// Environment variables: docs/operate.md.
const { env } = process;
const build = env['ROOT'] ?? 'dist';
const files = env['PAGE_FILES'] ?? 'dist-private/page-files.json';
const settings = new Map<string, string>(
  settingNames.map((name) => [name, env[name.toUpperCase().replaceAll('-', '_')] ?? '']),
);

const sheets = new Map<string, string>();

/** Text of a style sheet of the build, read once. */
function readSheet(href: string): string {
  const text = sheets.get(href) ?? readFileSync(build + href, 'utf8');
  sheets.set(href, text);
  return text;
}

const service = await createService({
  backend: env['BACKEND'] ?? 'http://127.0.0.1:4010',
  template: readFileSync(`${build}/index.html`, 'utf8'),
  pageFiles: JSON.parse(readFileSync(files, 'utf8')) as PageFiles,
  readSheet,
  setting: (name) => settings.get(name) ?? '',
  maxWait: Number(env['MAX_WAIT'] ?? 300),
  maxRequests: 20,
});
const port = Number(env['PORT'] ?? 4020);
service.listen(port, env['HOST'] ?? '127.0.0.1', () =>
  process.stdout.write(`The render service listens on port ${port}.\n`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => service.close());
