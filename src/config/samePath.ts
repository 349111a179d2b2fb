/** The path of an address, decoded and without slashes at its end; the address as it is where it has none. */
function comparablePath(address: string): string {
  if (!URL.canParse(address, window.location.origin)) return address;
  const { pathname } = new URL(address, window.location.origin);
  const trimmed = pathname.replace(/\/+$/, '');
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

/**
 * Whether two addresses of the shop have the same path, however it is encoded, with or without a closing slash: the
 * browser has `/no/s%C3%B8k` where settings have `/no/søk/`. Query and hash do not matter.
 */
export function isSamePath(one: string, other: string): boolean {
  return comparablePath(one) === comparablePath(other);
}
