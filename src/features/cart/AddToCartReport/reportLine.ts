import type { ReactNode } from 'react';
import type { BulkOutcome } from '../../../api/generated/types';

/** What became of a line that was to be added to the cart, as the contract names it (BulkOutcome). */
export type LineOutcome = keyof BulkOutcome;

/** The outcomes in the order in which a report shows them: what needs attention first. */
export const lineOutcomes: readonly LineOutcome[] = ['incorrectFormat', 'notFound', 'notAdded', 'added'];

/** A line of a report. */
export interface ReportLine {
  /** Unique in its report. */
  id: string;
  outcome: LineOutcome;
  /** Name of the product, or what was written in its place. */
  name: string;
  /** Number of the row that the line came from, of a quick order. */
  row?: number;
  /** The reason of a refusal, or what else there is to know. */
  text?: string;
  /** A link or button that leads on. */
  action?: ReactNode;
}
