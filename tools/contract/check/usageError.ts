/** Error for an invalid command line or configuration file. */
export class UsageError extends Error {
  override name = 'UsageError';
}
