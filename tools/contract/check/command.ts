/** The way to call a command: that of the package, or that of the repository. */
export const commandOf = (name: string): string =>
  process.env.CONTRACT_COMMAND === undefined
    ? `npm run contract:${name} --`
    : `${process.env.CONTRACT_COMMAND} ${name}`;

/** Error for an invalid command line or configuration file. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
