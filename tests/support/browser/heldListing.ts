import { expect, type Page } from '@playwright/test';

/** The outcome of a call that is held. */
type Outcome = 'answer' | 'fail';

/** A call for products, held until the test decides its outcome. */
interface HeldListing {
  /** The values of its parameters. */
  values: string[];
  isDecided: boolean;
  decide: (outcome: Outcome) => void;
}

declare global {
  interface Window {
    holdListings?: boolean;
    outcomeOfListing: (url: string) => Promise<Outcome>;
  }
}

/** The calls for products that are held, and how to hold them and let them go. */
export interface HeldListings {
  /** Holds the calls from now on. */
  hold: () => Promise<void>;
  /** Decides the outcome of the calls that have a parameter of this value, once there is one. */
  decide: (value: string, outcome: Outcome) => Promise<void>;
  /** Decides the outcome of the oldest undecided call, once there is one. */
  next: (outcome: Outcome) => Promise<void>;
  /** How many wait for that. */
  waiting: () => number;
}

/**
 * Can hold a page's calls for products, as a slow server does that ignores aborts. The mock shop answers from
 * a service worker, which the browser's own interception never sees, so they are held where the app makes them.
 */
export async function holdListings(page: Page): Promise<HeldListings> {
  const held: HeldListing[] = [];
  await page.exposeFunction('outcomeOfListing', (url: string) => {
    return new Promise<Outcome>((decide) => {
      const call: HeldListing = {
        values: [...new URL(url).searchParams.values()],
        isDecided: false,
        decide(outcome) {
          call.isDecided = true;
          decide(outcome);
        },
      };
      held.push(call);
    });
  });
  const undecided = () => held.filter(({ isDecided }) => !isDecided);
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (call, init) => {
      const isHeld =
        window.holdListings && call instanceof Request && /\/products\?|\/api\/search\?/.test(call.url);
      if (!isHeld) return send(call, init);
      const { url, headers } = call;
      if ((await window.outcomeOfListing(url)) === 'fail') return new Response('{}', { status: 404 });
      return send(new Request(url, { headers }));
    };
  });
  return {
    hold: () => page.evaluate(() => void (window.holdListings = true)),
    async decide(value, outcome) {
      const meant = () => held.filter(({ values }) => values.includes(value));
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
