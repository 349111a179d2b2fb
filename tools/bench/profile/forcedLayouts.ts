/** An event of a trace, as far as it is read here. */
interface TraceEvent {
  name: string;
  args?: { beginData?: { stackTrace?: CallFrame[] } };
}

interface CallFrame {
  functionName: string;
  url: string;
  /** From 1. */
  lineNumber: number;
  /** From 1. */
  columnNumber: number;
}

/** What Chromium has to record for `forcedLayouts`. */
export const layoutCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

/**
 * Layouts that a script forced by asking for a size or a place: the stack of each, innermost function first.
 * @param trace as `stopTracing` gives it
 */
export function forcedLayouts(trace: string): CallFrame[][] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return traceEvents.flatMap(({ name, args }) => {
    const stack = args?.beginData?.stackTrace;
    return name === 'Layout' && stack !== undefined && stack.length > 0 ? [stack] : [];
  });
}
