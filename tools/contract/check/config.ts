import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UsageError } from './usageError';

/** Configuration file that is read without being named. */
const usualFile = 'contract-check.yaml';

/**
 * Read a configuration file, YAML or JSON: the long options as keys, `url` for the base URL, lists for options that may
 * be given several times.
 * @param named file of `--config`; by default contract-check.yaml in the working directory, if there is one
 * @returns the options as arguments of the command line
 * @throws {UsageError} when it cannot be read, or is no object
 * @example argumentsOf('ci.yaml'); // { url: 'https://shop.example.com', args: ['--user=kari', '--write'] }
 */
export function argumentsOf(named: string | undefined): { url?: string; args: string[] } {
  if (named === undefined && !existsSync(usualFile)) return { args: [] };
  const { url, ...options } = read(named ?? usualFile);
  const args = Object.entries(options).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      if (each === false) return [];
      return each === true ? [`--${name}`] : [`--${name}=${String(each)}`];
    }),
  );
  return { args, ...(typeof url === 'string' ? { url } : {}) };
}

function read(file: string): Record<string, unknown> {
  try {
    const content: unknown = parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { ...content };
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`${file} needs options by name, such as "write: true".`);
}
