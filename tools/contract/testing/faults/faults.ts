import type { Fault } from './fault';
import { languageFaults } from './language';
import { listingFaults } from './listing';
import { moneyFaults } from './money';
import { protocolFaults } from './protocol';
import { rightsFaults } from './rights';
import { stateFaults } from './state';
import { unforeseenFaults } from './unforeseen';

/** Backend faults that no schema detects; only a run of the whole check finds them. */
export const faults: readonly Fault[] = [
  ...languageFaults,
  ...rightsFaults,
  ...moneyFaults,
  ...listingFaults,
  ...stateFaults,
  ...protocolFaults,
  ...unforeseenFaults,
];
