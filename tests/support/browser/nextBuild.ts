import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { nginxHeaders } from '../../../scripts/build/securityHeaders';

const isText = (name: string) => /\.(?:js|css|html)$/.test(name);

/**
 * Turn a build into one whose files all have other names, as after a change of every file.
 * @param shop folder of the build
 * @returns security headers of the new document, for nginx
 */
export function renameFiles(shop: string): string {
  const assets = `${shop}/assets`;
  for (const name of readdirSync(assets)) if (/\.(?:br|gz)$/.test(name)) rmSync(`${assets}/${name}`);
  const names = new Set(readdirSync(assets));
  const nextName = (name: string) => name.replace(/(\.\w+)$/, 'next$1');
  const renameIn = (file: string) => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/[\w.~@-]+\.\w+/g, (name) => (names.has(name) ? nextName(name) : name)),
    );
  };
  for (const name of names) {
    if (isText(name)) renameIn(`${assets}/${name}`);
    renameSync(`${assets}/${name}`, `${assets}/${nextName(name)}`);
  }
  renameIn(`${shop}/index.html`);
  return nginxHeaders(readFileSync(`${shop}/index.html`, 'utf8'));
}
