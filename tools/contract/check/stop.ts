const signals = ['SIGINT', 'SIGTERM'] as const;

/** Interval in which a repeated signal is the same one, ms: npm passes on what the terminal sends too. */
const sameSignal = 1000;

interface Stoppable {
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  exit(code: number): unknown;
  stderr: { write(text: string): unknown };
}

/** Signal that Ctrl-C raises; a second Ctrl-C ends the process at once. */
export function stopOnSignal(process: Stoppable): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const stop = () => {
    if (!controller.signal.aborted) {
      first = Date.now();
      process.stderr.write('Stopping, and giving back what was changed. Once more ends at once.\n');
      controller.abort();
    } else if (Date.now() - first > sameSignal) process.exit(130);
  };
  for (const signal of signals) process.on(signal, stop);
  return controller.signal;
}
