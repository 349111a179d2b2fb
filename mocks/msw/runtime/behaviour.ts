import type { OperationId } from '../../../src/api/operation';
import type { CommonAnswer, MockAnswers, MockInputs } from '../../generated/contract';

/** Context of a call for its behaviour. */
interface BehaviourContext<Id extends OperationId, Store> {
  /** Parameters and body of the request, typed and validated, with defaults filled in. */
  input: MockInputs[Id];
  /** State of the mock shop. */
  store: Store;
  cookies: Readonly<Record<string, string>>;
  request: Request;
  /** Create the contract's example of a successful response. */
  example: () => MockAnswers[Id];
}

type MockResult<Id extends OperationId> = MockAnswers[Id] | CommonAnswer;

/** Response of the mock shop to one operation, with changes of its state; typed by the contract. */
type Behaviour<Id extends OperationId, Store> = (
  context: BehaviourContext<Id, Store>,
) => MockResult<Id> | Promise<MockResult<Id>>;

/** Behaviours by operation; operations without one respond with their example. */
export type Behaviours<Store> = { readonly [Id in OperationId]?: Behaviour<Id, Store> };
