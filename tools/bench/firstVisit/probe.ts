/** Expected content of a page, with its selectors. */
export interface Expected {
  /** Selector and minimum number of the main content's elements. */
  content: { selector: string; count: number };
  /** Selector and minimum number of the pictures among them. */
  pictures: { selector: string; count: number };
  /** True when the content is usable only after React has attached its handlers. */
  isInteractive: boolean;
}

/** Records of the probe in a page; times in ms since the navigation began. */
interface Probe {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Elements of the document when its content was painted. */
  elements: number;
  longTasks: { start: number; duration: number }[];
  /** Time at which the content was in the document with its handlers: requests from then on are not needed for it. */
  committed?: number;
  /** Times at which content, pictures and handlers were present, each after the frame that painted them. */
  marks: { content?: number; pictures?: number; usable?: number };
}

declare global {
  interface Window {
    /** Records of the bench in this page. */
    probe: Probe;
  }
}

/**
 * Run in the page before its own scripts: record paints, layout shifts and long tasks, and checks once a frame for
 * the expected content until all of it is present.
 */
export function installProbe(expected: Expected): void {
  const probe: Probe = { firstPaint: 0, largestPaint: 0, shift: 0, elements: 0, longTasks: [], marks: {} };
  window.probe = probe;
  performance.setResourceTimingBufferSize(2000);
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, duration });
  });

  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const isComplete = (image: Element | undefined) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  const hasHandlers = (element: Element | undefined) =>
    element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const { content, pictures, isInteractive } = expected;
  const tests = {
    content: () => all(content.selector).length >= content.count,
    usable: () =>
      all(content.selector).length >= content.count &&
      (!isInteractive || hasHandlers(all(content.selector)[0])),
    pictures: () =>
      all(pictures.selector).slice(0, pictures.count).filter(isComplete).length >= pictures.count,
  };
  const observer = new MutationObserver(() => {
    if (!tests.usable()) return;
    probe.committed = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  const look = () => {
    const due = (Object.keys(tests) as (keyof typeof tests)[]).filter(
      (name) => probe.marks[name] === undefined && tests[name](),
    );
    // Hydration adds handlers without changing the document.
    if (due.includes('usable')) probe.committed ??= performance.now();
    if (due.includes('content')) probe.elements = all('*').length;
    if (due.length > 0) {
      // A task that is queued in a frame's callback runs after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const name of due) probe.marks[name] ??= performance.now();
      };
      port2.postMessage(undefined);
    }
    if (Object.keys(tests).length > Object.keys(probe.marks).length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
