import type { Fault } from './fault';
import { languageFaults } from './language';
import { listingFaults } from './listing';
import { moneyFaults } from './money';
import { protocolFaults } from './protocol';
import { rightsFaults } from './rights';
import { stateFaults } from './state';
import { unforeseenFaults } from './unforeseen';

/** Mistakes of backends, of kinds that no schema sees. They are found by a run of the check, not by one rule. */
export const faults: readonly Fault[] = [
  ...languageFaults,
  ...rightsFaults,
  ...moneyFaults,
  ...listingFaults,
  ...stateFaults,
  ...protocolFaults,
  ...unforeseenFaults,
];
