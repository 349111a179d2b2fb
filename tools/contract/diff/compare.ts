import { escapePointer, property, type Place, type Source, type SourceNode } from '../contract/source';
import { SchemaComparison, type Direction, type Pair, type SchemaDifference } from './schemas';
import { readOperations, withoutPrefix, type DescribedOperation } from './operations';

export interface DescribedPlace extends Place {
  pointer: string;
}

/** One difference between the contract and another description. */
export interface DescriptionDifference extends SchemaDifference<DescribedPlace> {
  operation: string;
  /** `request`, `answer 200`, or the operation as a whole. */
  part: string;
}

const placeOf = (source: Source, node: SourceNode): DescribedPlace => ({
  ...source.place(node),
  pointer: node.path.map((segment) => `/${escapePointer(segment)}`).join(''),
});

/** Compare the storefront's description with a backend's. */
export function compareDescriptions(ours: Source, theirs: Source): DescriptionDifference[] {
  const own = readOperations(ours);
  const others = withoutPrefix(readOperations(theirs), own);
  const left = new Map(others.map((operation) => [operation.key, operation]));
  const pathsOf = (source: Source) => source.child(source.root, 'paths') ?? source.root;
  const [ourPaths, theirPaths] = [pathsOf(ours), pathsOf(theirs)];
  const differences = own.flatMap((operation) => {
    const other = left.get(operation.key) ?? left.get(slashed(operation.key));
    left.delete(other?.key ?? '');
    const comparison = new OperationComparison({ ours, theirs }, operation.id, operation.node, other?.node);
    if (other) comparison.compare(operation, other);
    else
      comparison.add(true, 'operation', `the operation is missing, ${operation.key}`, { theirs: theirPaths });
    return comparison.found;
  });
  const additional = [...left.values()].flatMap(({ id, key, node }) => {
    const comparison = new OperationComparison({ ours, theirs }, id, ourPaths);
    comparison.add(false, 'operation', `an additional operation, ${key}`, { theirs: node });
    return comparison.found;
  });
  return [...differences, ...additional];
}

const slashed = (key: string): string => (key.endsWith('/') ? key.slice(0, -1) : `${key}/`);

/** Media types of a body, as written, by their names without `charset=utf-8`, which JSON always has. */
const mediaTypesOf = ({ value }: SourceNode): Map<string, string> =>
  new Map(
    Object.keys(Object(property(value, 'content'))).map((written) => [
      written.toLowerCase().replace(/\s*;\s*charset="?utf-?8"?\s*$/, ''),
      written,
    ]),
  );

/** Places of a difference; by default those of the operation. */
interface Nodes {
  ours?: SourceNode | undefined;
  theirs?: SourceNode | undefined;
}

class OperationComparison {
  readonly found: DescriptionDifference[] = [];

  constructor(
    readonly pair: Pair,
    readonly id: string,
    readonly ours: SourceNode,
    readonly theirs = pair.theirs.root,
  ) {}

  /** Add a difference, once. */
  add(breaking: boolean, part: string, message: string, nodes: Nodes = {}, pointer = ''): void {
    const ours = placeOf(this.pair.ours, nodes.ours ?? this.ours);
    const theirs = placeOf(this.pair.theirs, nodes.theirs ?? this.theirs);
    const found = { operation: this.id, breaking, part, pointer, message, ours, theirs };
    if (!this.found.some((each) => JSON.stringify(each) === JSON.stringify(found))) this.found.push(found);
  }

  compare(ours: DescribedOperation, theirs: DescribedOperation) {
    if (theirs.key !== ours.key)
      this.add(true, 'operation', `the path is ${theirs.key}, with another closing slash`);
    if (theirs.isRestricted !== ours.isRestricted) {
      const message = `${theirs.isRestricted ? 'credentials' : 'no credentials'} are required`;
      this.add(theirs.isRestricted, 'operation', message);
    }
    this.#credentials(ours.credentials, theirs.credentials);
    this.#parameters(ours, theirs);
    this.#requestBody();
    this.#answers();
  }

  #credentials(ours: DescribedOperation['credentials'], others: DescribedOperation['credentials']) {
    if (ours.length === 0 || others.length === 0) return;
    if (others.some(({ name }) => ours.some((own) => own.name === name))) return;
    const [own, instead] = [ours, others].map((ways) => ways.map(({ name }) => name).join(' or '));
    const nodes = { ours: ours[0]?.node, theirs: others[0]?.node };
    this.add(true, 'operation', `credentials are ${instead} instead of ${own}`, nodes);
  }

  #parameters(ours: DescribedOperation, theirs: DescribedOperation) {
    const others = new Map(theirs.parameters.map((parameter) => [parameter.key, parameter]));
    for (const { key, name, node, required, style } of ours.parameters) {
      const other = others.get(key);
      others.delete(key);
      const pointer = `${key.split(' ')[0]} ${name}`;
      const nodes = { ours: node, theirs: other?.node };
      const add = (breaking: boolean, message: string) =>
        this.add(breaking, 'request', message, nodes, pointer);
      if (other === undefined) {
        add(!key.startsWith('path') || required, 'the parameter is missing');
        continue;
      }
      if (required !== other.required)
        add(other.required, other.required ? 'required instead of optional' : 'optional instead of required');
      const schemas = this.#children({ ours: node, theirs: other.node }, 'schema');
      const types = [schemas.ours, schemas.theirs].flatMap((each) => [property(each?.value, 'type')].flat());
      if (style !== other.style && types.some((type) => type === 'object' || type === 'array'))
        add(true, `style ${other.style} instead of ${style}`);
      this.#schemas('request', 'request', schemas, pointer);
    }
    for (const { required, name, key, node } of others.values()) {
      const message = `${required ? 'a required' : 'an additional'} parameter that the storefront does not send`;
      this.add(required, 'request', message, { theirs: node }, `${key.split(' ')[0]} ${name}`);
    }
  }

  #children({ ours, theirs }: Nodes, ...keys: string[]): Nodes {
    return {
      ours: ours && this.pair.ours.child(ours, ...keys),
      theirs: theirs && this.pair.theirs.child(theirs, ...keys),
    };
  }

  #requestBody() {
    const { ours, theirs } = this.#children(this, 'requestBody');
    if (ours && theirs) return this.#contents('request', 'request', ours, theirs);
    if (ours) this.add(true, 'request', 'no body is taken', { ours });
    const isRequired = property(theirs?.value, 'required') === true;
    if (theirs)
      this.add(isRequired, 'request', 'a body is taken that the storefront does not send', { theirs });
  }

  #answers() {
    const [own, other] = [responsesOf(this.pair.ours, this.ours), responsesOf(this.pair.theirs, this.theirs)];
    for (const [status, ours] of own) {
      const answer = other.get(status) ?? other.get(`${status[0]}XX`) ?? other.get('default');
      if (answer) this.#contents('answer', `answer ${status}`, ours, answer);
      else this.add(status < '300', `answer ${status}`, 'the status is missing', { ours });
    }
    for (const [status, theirs] of other) {
      const isDefault = status === 'default';
      const message = `${isDefault ? 'an answer of any other' : 'a'} status that the contract does not have`;
      if (!own.has(status)) this.add(!isDefault, `answer ${status}`, message, { theirs });
    }
  }

  #contents(direction: Direction, part: string, ours: SourceNode, theirs: SourceNode) {
    const [owns, others] = [mediaTypesOf(ours), mediaTypesOf(theirs)];
    const [own, other] = [[...owns.keys()], [...others.keys()]];
    const isAnswer = direction === 'answer';
    const nodes = { ours, theirs };
    if (own.length === 0 && other.length > 0)
      this.add(isAnswer, part, 'a body where the contract has none', nodes);
    for (const mediaType of own) {
      // A request may be of any type that a wildcard covers.
      const wildcards = isAnswer ? [] : [`${mediaType.split('/')[0]}/*`, '*/*'];
      const same = [mediaType, ...wildcards].find((each) => others.has(each));
      const instead = `media type ${other.join(', ')} instead of ${mediaType}`;
      if (same === undefined) this.add(true, part, other.length === 0 ? 'no body' : instead, nodes);
      else
        this.#schemas(direction, part, {
          ours: this.pair.ours.child(ours, 'content', owns.get(mediaType) ?? mediaType, 'schema'),
          theirs: this.pair.theirs.child(theirs, 'content', others.get(same) ?? same, 'schema'),
        });
    }
    const isShared = other.some((each) => own.includes(each));
    for (const mediaType of isShared ? other : [])
      if (!own.includes(mediaType) && !mediaType.includes('*'))
        this.add(isAnswer, part, `also the media type ${mediaType}`, nodes);
  }

  #schemas(direction: Direction, part: string, { ours, theirs }: Nodes, prefix = ''): void {
    if (ours === undefined || theirs === undefined) return;
    const comparison = new SchemaComparison(this.pair, direction);
    comparison.compare(ours, theirs);
    for (const { breaking, pointer, message, ...nodes } of comparison.differences)
      this.add(breaking, part, message, nodes, prefix + pointer);
  }
}

function responsesOf(source: Source, operation: SourceNode): Map<string, SourceNode> {
  const statuses = Object.keys(Object(property(operation.value, 'responses')));
  const all = statuses.map(
    (status) => [status.replace(/x/g, 'X'), source.child(operation, 'responses', status)] as const,
  );
  return new Map(all.filter((each): each is [string, SourceNode] => each[1] !== undefined));
}
