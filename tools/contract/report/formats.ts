import type { Report } from '../check/report';
import { annotationsReport } from './annotations';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { sarifReport } from './sarif';
import { textReport } from './text';

/** Report formats by name. */
export const formats: Readonly<Record<string, (report: Report) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  annotations: annotationsReport,
};
