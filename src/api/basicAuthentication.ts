/**
 * Value of the Authentication header of loginCustomer (CALL-03): Basic, of the UTF-8 bytes, so that å, ł and emoji
 * survive. Pass it straight to the call and never store it.
 * @throws RangeError if the user name contains a colon, the separator of Basic
 * @example await loginCustomer({ headers: { Authentication: basicAuthentication(email, password) } });
 */
export function basicAuthentication(userName: string, password: string): string {
  if (userName.includes(':')) throw new RangeError('A user name cannot contain a colon.');
  const bytes = new TextEncoder().encode(`${userName}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
