/** The user name and password of a Basic Authorization header, UTF-8 encoded (CALL-03); empty when unreadable. */
export function decodeBasic(authorization: string): { email: string; password: string } {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  if (scheme.toLowerCase() !== 'basic') return { email: '', password: '' };
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return { email: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return { email: '', password: '' };
  }
}
