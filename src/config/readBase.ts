/**
 * Reads a base address that a deployment sets in a meta tag of index.html.
 * @param name name of the meta tag
 * @returns the address as written; empty when it is not set
 * @throws Error if it is anything but empty, a path, or an absolute http(s) address
 */
export function readBase(name: 'api-base' | 'media-base'): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const configured = meta?.content.trim() ?? '';
  if (!/^($|\/(?!\/)|https?:\/\/)/.test(configured)) {
    throw new Error(`The meta tag ${name} is "${configured}"; it takes a path or an http(s) address.`);
  }
  return configured;
}
