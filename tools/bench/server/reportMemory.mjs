// Loaded into a process beside its own code: at SIGUSR2 it collects garbage and writes its memory in MB to its output.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.stdout.write(`memory ${(heapUsed / 1e6).toFixed(1)} ${(rss / 1e6).toFixed(1)}\n`);
});
