import type { Report } from '../check/report';

/** The whole report as JSON. */
export const jsonReport = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
