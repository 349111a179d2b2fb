import type { Exchange } from '../check/finding';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A request as a curl command for POSIX shells. Masked texts have to be filled in. */
export function curlOf({ request: { method, url, headers, body } }: Exchange): string {
  const fields = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`--data-raw ${quoted(body)}`];
  return ['curl -i', `-X ${method}`, quoted(url), ...fields, ...data].join(' \\\n  ');
}
