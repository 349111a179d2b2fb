import type { CDPSession } from '@playwright/test';

/** How slow processor and network are made. */
export interface Condition {
  name: string;
  /** How many times slower the processor is. */
  cpu: number;
  /** undefined leaves the network as it is. */
  network?: { bitsPerSecond: number; latencyMs: number };
}

/** A middling telephone on a slow mobile network. */
export const throttled: Condition = {
  name: 'throttled',
  cpu: 4,
  network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
};

/** Only the network slowed down: what has been prefetched waits for nothing. */
export const slowNetwork: Condition = { name: 'slow network', cpu: 1, network: throttled.network };

/** The machine as it is. */
export const unthrottled: Condition = { name: 'unthrottled', cpu: 1 };

/** Only the processor slowed down: for interactions that wait for no answer. */
export const slowProcessor: Condition = { name: 'CPU 4×', cpu: 4 };

/** Applies a condition to a page from now on. */
export async function applyCondition(session: CDPSession, { cpu, network }: Condition): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const bytesPerSecond = network ? network.bitsPerSecond / 8 : -1;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latencyMs ?? 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
