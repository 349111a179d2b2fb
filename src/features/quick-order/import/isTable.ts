import { withLineEnds } from './lineEnds';
import { splitLine } from './splitLine';

/** True when pasted text consists of order rows; other text is pasted into the field. */
export function isTable(text: string): boolean {
  const content = withLineEnds(text).trim();
  return /[\t\n;]/.test(content) || splitLine(content) !== undefined;
}
