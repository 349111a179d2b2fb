import { exitCode, type Report } from '../check/report';
import { annotationsReport } from './annotations';
import { htmlReport } from './html';
import { junitReport } from './junit';
import { sarifReport } from './sarif';
import { textReport, type Detail } from './text';

/** Report formats by name; report.schema.json describes the JSON. */
export const formats: Readonly<Record<string, (report: Report, detail?: Detail) => string>> = {
  text: textReport,
  json: (report) => `${JSON.stringify({ exitCode: exitCode(report), ...report }, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
  annotations: annotationsReport,
  html: htmlReport,
};
