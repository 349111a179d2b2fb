import { exitCode, type Report } from '../check/report';

/** The whole report as JSON, as report.schema.json describes it. */
export const jsonReport = (report: Report): string =>
  `${JSON.stringify({ exitCode: exitCode(report), ...report }, null, 2)}\n`;
