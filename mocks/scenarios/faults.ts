import { operationIds } from '../generated/operations';
import type { Conditions, Fault } from './scenario';

/** Conditions with the same fault for every operation. */
export const faultsOf = (fault: Fault): Conditions['faults'] =>
  Object.fromEntries(operationIds.map((id) => [id, fault]));
