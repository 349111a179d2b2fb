/** Replacement of tldts in mock builds: the shop has one host, which is its own registrable domain. */
export function getDomain(host: string): string {
  return host;
}
