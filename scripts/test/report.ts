/** Maximum lines of a failed test's message that the summary repeats. */
const messageLines = 15;

/** Entry of a report: a file, suite or test of either runner. */
export interface ReportEntry {
  name?: string;
  file?: string;
  title?: string;
  fullName?: string;
  status?: string;
  ok?: boolean;
  message?: string;
  failureMessages?: string[];
  testResults?: ReportEntry[];
  assertionResults?: ReportEntry[];
  suites?: ReportEntry[];
  specs?: ReportEntry[];
  tests?: { results: { errors: { message?: string }[] }[] }[];
  errors?: ReportEntry[];
  numPassedTests?: number;
  stats?: { expected: number };
}

/** Failures in an entry of a report, each as its file, title and message. */
export function failuresIn(entry: ReportEntry, file = ''): string[] {
  const { name, title, fullName, tests = [], failureMessages = [], message, errors = [] } = entry;
  const place = entry.file ?? name ?? file;
  const entries = [entry.testResults, entry.assertionResults, entry.suites, entry.specs, errors];
  const within = entries.flatMap((list) => (list ?? []).flatMap((inner) => failuresIn(inner, place)));
  const isError = message !== undefined && entry.status === undefined;
  const hasFailed = entry.status === 'failed' || entry.ok === false || isError;
  if (within.length > 0 || !hasFailed) return within;
  const thrown = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  const messages = [...failureMessages, ...thrown.map((error) => error.message ?? ''), message ?? ''];
  const lines = messages.join('\n').trim().split('\n').slice(0, messageLines);
  const heading = [place, fullName ?? title ?? ''].filter((part) => part !== '').join(' › ');
  return [[`\n✗ ${heading}`, ...lines].join('\n')];
}
