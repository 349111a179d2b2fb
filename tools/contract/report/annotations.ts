import type { Report } from '../check/report';

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A report as workflow commands, which GitHub, Gitea and Forgejo show at the lines of the contract. */
export function annotationsReport({ findings, problems }: Report): string {
  const lines = findings.map(
    ({ severity, operation, rule, requirement, pointer, expected, found, request, place }) => {
      const title = escapeProperty(`${operation} ${requirement ?? rule} ${pointer}`.trim());
      const text = escapeData(`expected ${expected}, found ${found} (${request})`);
      const level = severity === 'drift' ? 'error' : severity === 'known' ? 'warning' : 'notice';
      return `::${level} file=${escapeProperty(place.file)},line=${place.line},title=${title}::${text}`;
    },
  );
  const errors = problems.map((problem) => `::error title=contract check::${escapeData(problem)}`);
  return [...lines, ...errors, ''].join('\n');
}
