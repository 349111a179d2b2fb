/**
 * Set the clock of this window to another moment, from which it goes on: for deadlines, holidays and expired sessions.
 * Timers are not affected.
 * @param moment ISO 8601
 */
export function startClockAt(moment: string): void {
  const RealDate = Date;
  const offset = RealDate.parse(moment) - RealDate.now();
  if (Number.isNaN(offset)) return;
  class ShiftedDate extends RealDate {
    constructor(...parts: [] | [value: number | string | Date]) {
      if (parts.length === 0) super(RealDate.now() + offset);
      else super(...parts);
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
