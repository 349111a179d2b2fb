import type { OperationId } from '../../src/api/operation';
import type { CommonAnswer, MockAnswers, MockInputs } from '../generated/contract';

/** What a behaviour knows of the call it answers. */
interface BehaviourContext<Id extends OperationId, Store> {
  /** The request's parameters and body, typed and found valid; defaults are filled in. */
  input: MockInputs[Id];
  /** The mock shop's state. */
  store: Store;
  cookies: Readonly<Record<string, string>>;
  request: Request;
  /** The contract's example of a successful answer, made afresh. */
  example: () => MockAnswers[Id];
}

type MockResult<Id extends OperationId> = MockAnswers[Id] | CommonAnswer;

/** How the mock shop answers one call: a transition over its state, typed by the contract. */
type Behaviour<Id extends OperationId, Store> = (
  context: BehaviourContext<Id, Store>,
) => MockResult<Id> | Promise<MockResult<Id>>;

/** The calls that do more than answer with their example; the others need no entry. */
export type Behaviours<Store> = { readonly [Id in OperationId]?: Behaviour<Id, Store> };
