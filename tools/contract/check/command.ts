import { readFileSync } from 'node:fs';

/** The way to call a command: that of the package, or that of the repository. */
export const commandOf = (name: string): string =>
  process.env.CONTRACT_COMMAND === undefined
    ? `npm run contract:${name} --`
    : `${process.env.CONTRACT_COMMAND} ${name}`;

/** Error for an invalid command line or configuration file. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Content of a file.
 * @throws {UsageError} when it cannot be read
 */
export function readWith<Content>(file: string, parse: (text: string) => Content): Content {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}
