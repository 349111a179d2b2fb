import type { ReactNode } from 'react';
import type { BulkOutcome } from '../../../api/generated/types';

/** Outcome of adding a line to the cart, in the contract's terms (BulkOutcome). */
export type LineOutcome = keyof BulkOutcome;

/** Outcomes in display order: those that need attention first. */
export const lineOutcomes: readonly LineOutcome[] = ['incorrectFormat', 'notFound', 'notAdded', 'added'];

export interface ReportLine {
  /** Unique within the report. */
  id: string;
  outcome: LineOutcome;
  /** Name of the product, or the entered text when the product is unknown. */
  name: string;
  /** Row number in a quick order. */
  row?: number;
  /** Reason of a refusal, or further information. */
  text?: string;
  /** Link or button for a next step. */
  action?: ReactNode;
}
