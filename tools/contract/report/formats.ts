import { exitCode, type Report } from '../check/report';
import { junitReport } from './junit';
import { sarifReport } from './sarif';
import { textReport } from './text';

export const formats: Readonly<Record<string, (report: Report, detail?: { verbose: boolean }) => string>> = {
  text: textReport,
  json: (report) => `${JSON.stringify({ exitCode: exitCode(report), ...report }, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
};
