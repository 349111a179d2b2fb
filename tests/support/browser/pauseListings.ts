import { expect, type Page } from '@playwright/test';

/** Outcome of a paused call. */
type Outcome = 'answer' | 'fail';

/** A call for products, paused until the test decides its outcome. */
interface PausedListingCall {
  /** Values of its query parameters. */
  values: string[];
  isDecided: boolean;
  decide: (outcome: Outcome) => void;
}

declare global {
  interface Window {
    pauseListings?: boolean;
    outcomeOfListing: (url: string) => Promise<Outcome>;
  }
}

/** Control of a page's calls for products. */
export interface PausedListings {
  /** Pause the calls from now on. */
  pause: () => Promise<void>;
  /** Decide the outcome of the calls with a parameter of this value, once there is one. */
  decide: (value: string, outcome: Outcome) => Promise<void>;
  /** Decide the outcome of the oldest paused call, once there is one. */
  next: (outcome: Outcome) => Promise<void>;
  /** Number of paused calls. */
  waiting: () => number;
}

/**
 * Let a test pause a page's calls for products, as a slow server that ignores aborts. The mock shop responds from a
 * service worker, out of reach of Playwright's interception, so they are paused in the app's fetch.
 */
export async function pauseListings(page: Page): Promise<PausedListings> {
  const paused: PausedListingCall[] = [];
  await page.exposeFunction('outcomeOfListing', (url: string) => {
    return new Promise<Outcome>((decide) => {
      const call: PausedListingCall = {
        values: [...new URL(url).searchParams.values()],
        isDecided: false,
        decide(outcome) {
          call.isDecided = true;
          decide(outcome);
        },
      };
      paused.push(call);
    });
  });
  const undecided = () => paused.filter(({ isDecided }) => !isDecided);
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (call, init) => {
      const isPaused =
        window.pauseListings && call instanceof Request && /\/products\?|\/api\/search\?/.test(call.url);
      if (!isPaused) return send(call, init);
      const { url, headers } = call;
      if ((await window.outcomeOfListing(url)) === 'fail') return new Response('{}', { status: 404 });
      return send(new Request(url, { headers }));
    };
  });
  return {
    pause: () => page.evaluate(() => void (window.pauseListings = true)),
    async decide(value, outcome) {
      const meant = () => paused.filter(({ values }) => values.includes(value));
      await expect.poll(() => meant().length).toBeGreaterThan(0);
      for (const call of meant()) call.decide(outcome);
    },
    async next(outcome) {
      await expect.poll(() => undecided().length, { intervals: [10] }).toBeGreaterThan(0);
      undecided()[0]?.decide(outcome);
    },
    waiting: () => undecided().length,
  };
}
