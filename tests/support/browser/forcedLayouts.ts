/** The fields of a trace event that are used here. */
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

/** Categories that Chromium has to trace for `forcedLayouts`. */
export const layoutCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

/**
 * Stacks of the layouts that a script forced by reading a size or position, innermost function first.
 * @param trace output of `stopTracing`
 */
export function forcedLayouts(trace: string): CallFrame[][] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return traceEvents.flatMap(({ name, args }) => {
    const stack = args?.beginData?.stackTrace;
    return name === 'Layout' && stack !== undefined && stack.length > 0 ? [stack] : [];
  });
}
