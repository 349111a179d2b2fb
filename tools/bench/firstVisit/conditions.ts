import type { CDPSession } from '@playwright/test';

/** Throttling of processor and network. */
export interface Condition {
  name: string;
  /** Slowdown factor of the processor. */
  cpu: number;
  /** undefined for an unthrottled network. */
  network?: { bitsPerSecond: number; latencyMs: number };
}

/** A mid-range phone on a slow mobile network. */
export const throttled: Condition = {
  name: 'throttled',
  cpu: 4,
  network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
};

/** Only the network slowed down: for navigations that may use prefetched responses. */
export const slowNetwork: Condition = { name: 'slow network', cpu: 1, network: throttled.network };

/** No throttling. */
export const unthrottled: Condition = { name: 'unthrottled', cpu: 1 };

/** Only the processor slowed down: for interactions without a request. */
export const slowProcessor: Condition = { name: 'CPU 4×', cpu: 4 };

/** Apply a condition to a page from now on. */
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
