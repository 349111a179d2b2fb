import type { Report } from '../check/report';
import { annotationsReport } from './annotations';
import { htmlReport } from './html';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { sarifReport } from './sarif';
import { textReport, type Detail } from './text';

/** Report formats by name. */
export const formats: Readonly<Record<string, (report: Report, detail?: Detail) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  annotations: annotationsReport,
  html: htmlReport,
};
