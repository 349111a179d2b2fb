import type { Fault } from './fault';
import { httpFaults } from './http';
import { recordedFaults } from './recorded';
import { knownFaults, wholeFaults } from './whole';

/** Faults of a backend that keep every schema, by kind: each was missed once, and is found since. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  recorded: recordedFaults,
  http: httpFaults,
  whole: wholeFaults,
  known: knownFaults,
};
