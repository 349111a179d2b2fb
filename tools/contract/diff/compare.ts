import { escapePointer, property, type Place, type Source, type SourceNode } from '../contract/source';
import { SchemaComparison, type Direction, type Pair } from './compareSchemas';
import { readOperations, withoutPrefix, type DescribedOperation } from './operations';

/** A place in a description. */
export interface DescribedPlace extends Place {
  /** JSON pointer into the file (RFC 6901). */
  pointer: string;
}

/** One difference between the contract and another description. */
export interface DescriptionDifference {
  operation: string;
  /** True when the storefront breaks on a backend that implements the other description. */
  breaking: boolean;
  /** `request`, `answer 200`, or the operation as a whole. */
  part: string;
  pointer: string;
  message: string;
  ours: DescribedPlace;
  theirs: DescribedPlace;
}

const placeOf = (source: Source, node: SourceNode): DescribedPlace => ({
  ...source.place(node),
  pointer: node.path.map((segment) => `/${escapePointer(segment)}`).join(''),
});

/** Name in place of an operation for what applies to all of them. */
const everyOperation = 'every operation';

/**
 * Compare two descriptions.
 * @param ours the storefront's description
 * @param theirs the backend's description
 */
export function compareDescriptions(ours: Source, theirs: Source): DescriptionDifference[] {
  const own = readOperations(ours);
  const others = withoutPrefix(readOperations(theirs), own);
  const left = new Map(others.map((operation) => [operation.key, operation]));
  const headers = conventionalHeaders(own, others);
  const differences = own.flatMap((operation) => {
    const other = left.get(operation.key) ?? left.get(slashed(operation.key));
    left.delete(other?.key ?? '');
    const comparison = new OperationComparison({ ours, theirs }, operation, headers);
    return other ? comparison.compare(other) : comparison.missing();
  });
  const additional = [...left.values()].map((operation) => ({
    operation: operation.id,
    breaking: false,
    part: 'operation',
    pointer: '',
    message: `an additional operation, ${operation.key}`,
    ours: placeOf(ours, ours.child(ours.root, 'paths') ?? ours.root),
    theirs: placeOf(theirs, operation.node),
  }));
  const undescribed = [...headers.values()].map(({ name, node }) => ({
    operation: everyOperation,
    breaking: true,
    part: 'request',
    pointer: `header ${name}`,
    message: 'no operation describes the header',
    ours: placeOf(ours, node),
    theirs: placeOf(theirs, theirs.child(theirs.root, 'paths') ?? theirs.root),
  }));
  return [...undescribed, ...differences, ...additional];
}

/** Headers that the contract requires of every operation and that the other description has nowhere. */
function conventionalHeaders(
  own: readonly DescribedOperation[],
  others: readonly DescribedOperation[],
): Map<string, DescribedOperation['parameters'][number]> {
  const known = new Set(others.flatMap(({ parameters }) => parameters.map(({ key }) => key)));
  const [first, ...rest] = own;
  const common = (first?.parameters ?? []).filter(
    ({ key, required }) =>
      required &&
      key.startsWith('header ') &&
      rest.every(({ parameters }) => parameters.some((each) => each.key === key)),
  );
  return new Map(common.filter(({ key }) => !known.has(key)).map((each) => [each.key, each]));
}

/** The same address with the trailing slash added or removed. */
const slashed = (key: string): string => (key.endsWith('/') ? key.slice(0, -1) : `${key}/`);

/** Media types of a body, as written, by their names without `charset=utf-8`, which JSON always has. */
const mediaTypesOf = ({ value }: SourceNode): Map<string, string> =>
  new Map(
    Object.keys(Object(property(value, 'content'))).map((written) => [
      written.toLowerCase().replace(/\s*;\s*charset="?utf-?8"?\s*$/, ''),
      written,
    ]),
  );

class OperationComparison {
  readonly #pair: Pair;
  readonly #ours: DescribedOperation;
  readonly #found: DescriptionDifference[] = [];

  readonly #undescribed: ReadonlyMap<string, unknown>;

  /** @param undescribed headers that the other description has nowhere, by their key */
  constructor(pair: Pair, ours: DescribedOperation, undescribed: ReadonlyMap<string, unknown>) {
    this.#pair = pair;
    this.#ours = ours;
    this.#undescribed = undescribed;
  }

  #add(
    breaking: boolean,
    part: string,
    pointer: string,
    message: string,
    ours: SourceNode,
    theirs: SourceNode,
  ) {
    const found: DescriptionDifference = {
      operation: this.#ours.id,
      breaking,
      part,
      pointer,
      message,
      ours: placeOf(this.#pair.ours, ours),
      theirs: placeOf(this.#pair.theirs, theirs),
    };
    const isKnown = this.#found.some((each) => JSON.stringify(each) === JSON.stringify(found));
    if (!isKnown) this.#found.push(found);
  }

  missing(): DescriptionDifference[] {
    const { theirs } = this.#pair;
    const paths = theirs.child(theirs.root, 'paths') ?? theirs.root;
    this.#add(true, 'operation', '', `the operation is missing, ${this.#ours.key}`, this.#ours.node, paths);
    return this.#found;
  }

  compare(theirs: DescribedOperation): DescriptionDifference[] {
    const ours = this.#ours;
    if (theirs.key !== ours.key)
      this.#add(
        true,
        'operation',
        '',
        `the path is ${theirs.key}, with another closing slash`,
        ours.node,
        theirs.node,
      );
    if (theirs.isRestricted !== ours.isRestricted)
      this.#add(
        theirs.isRestricted,
        'operation',
        '',
        theirs.isRestricted ? 'credentials are required' : 'no credentials are required',
        ours.node,
        theirs.node,
      );
    this.#credentials(theirs);
    this.#parameters(theirs);
    this.#requestBody(theirs);
    this.#answers(theirs);
    return this.#found;
  }

  #credentials(theirs: DescribedOperation): void {
    const [ours, others] = [this.#ours, theirs].map(({ credentials }) => credentials) as [
      DescribedOperation['credentials'],
      DescribedOperation['credentials'],
    ];
    if (ours.length === 0 || others.length === 0) return;
    if (others.some(({ name }) => ours.some((own) => own.name === name))) return;
    const shown = (ways: typeof ours) => ways.map(({ name }) => name).join(' or ');
    this.#add(
      true,
      'operation',
      '',
      `credentials are ${shown(others)} instead of ${shown(ours)}`,
      ours[0]?.node ?? this.#ours.node,
      others[0]?.node ?? theirs.node,
    );
  }

  #parameters(theirs: DescribedOperation): void {
    const others = new Map(theirs.parameters.map((parameter) => [parameter.key, parameter]));
    for (const own of this.#ours.parameters) {
      const other = others.get(own.key);
      others.delete(own.key);
      const pointer = `${own.key.split(' ')[0]} ${own.name}`;
      if (other === undefined) {
        if (this.#undescribed.has(own.key)) continue;
        const isPath = own.key.startsWith('path');
        this.#add(
          !isPath || own.required,
          'request',
          pointer,
          'the parameter is missing',
          own.node,
          theirs.node,
        );
        continue;
      }
      if (own.required !== other.required)
        this.#add(
          other.required,
          'request',
          pointer,
          other.required ? 'required instead of optional' : 'optional instead of required',
          own.node,
          other.node,
        );
      const schemas = [
        this.#pair.ours.child(own.node, 'schema'),
        this.#pair.theirs.child(other.node, 'schema'),
      ] as const;
      const isComposed = schemas.some((schema) =>
        [property(schema?.value, 'type')].flat().some((type) => type === 'object' || type === 'array'),
      );
      if (isComposed && own.style !== other.style)
        this.#add(
          true,
          'request',
          pointer,
          `style ${other.style} instead of ${own.style}`,
          own.node,
          other.node,
        );
      this.#schemas('request', 'request', schemas, pointer);
    }
    for (const { required, name, key, node } of others.values())
      this.#add(
        required,
        'request',
        `${key.split(' ')[0]} ${name}`,
        required ? 'a required parameter that the storefront does not send' : 'an additional parameter',
        this.#ours.node,
        node,
      );
  }

  #requestBody(theirs: DescribedOperation): void {
    const ours = this.#pair.ours.child(this.#ours.node, 'requestBody');
    const other = this.#pair.theirs.child(theirs.node, 'requestBody');
    if (ours && other) return this.#contents('request', 'request', ours, other);
    if (ours) this.#add(true, 'request', '', 'no body is taken', ours, theirs.node);
    if (other)
      this.#add(
        property(other.value, 'required') === true,
        'request',
        '',
        'a body is taken that the storefront does not send',
        this.#ours.node,
        other,
      );
  }

  #answers(theirs: DescribedOperation): void {
    const [own, other] = [
      this.#responses(this.#pair.ours, this.#ours.node),
      this.#responses(this.#pair.theirs, theirs.node),
    ];
    for (const [status, node] of own) {
      const answer = other.get(status) ?? other.get(`${status[0]}XX`) ?? other.get('default');
      if (answer) this.#contents('answer', `answer ${status}`, node, answer);
      else this.#add(status < '300', `answer ${status}`, '', 'the status is missing', node, theirs.node);
    }
    for (const [status, node] of other) {
      if (own.has(status)) continue;
      const isDefault = status === 'default';
      this.#add(
        !isDefault,
        `answer ${status}`,
        '',
        isDefault ? 'an answer of any other status' : 'a status that the contract does not have',
        this.#ours.node,
        node,
      );
    }
  }

  #responses(source: Source, operation: SourceNode): Map<string, SourceNode> {
    const responses = source.child(operation, 'responses');
    return new Map(
      Object.keys(Object(responses?.value)).flatMap((status) => {
        const node = responses && source.child(responses, status);
        return node ? [[status.replace(/x/g, 'X'), node]] : [];
      }),
    );
  }

  #contents(direction: Direction, part: string, ours: SourceNode, theirs: SourceNode): void {
    const [owns, others] = [mediaTypesOf(ours), mediaTypesOf(theirs)];
    const [own, other] = [[...owns.keys()], [...others.keys()]];
    if (own.length === 0 && other.length > 0)
      this.#add(direction === 'answer', part, '', 'a body where the contract has none', ours, theirs);
    for (const mediaType of own) {
      // A request may be of any type that a wildcard covers.
      const wildcard =
        direction === 'request'
          ? [`${mediaType.split('/')[0]}/*`, '*/*'].find((each) => others.has(each))
          : undefined;
      const same = others.has(mediaType) ? mediaType : wildcard;
      if (same === undefined) {
        this.#add(
          true,
          part,
          '',
          other.length === 0 ? 'no body' : `media type ${other.join(', ')} instead of ${mediaType}`,
          ours,
          theirs,
        );
        continue;
      }
      const schemas = [
        this.#pair.ours.child(ours, 'content', owns.get(mediaType) ?? mediaType, 'schema'),
        this.#pair.theirs.child(theirs, 'content', others.get(same) ?? same, 'schema'),
      ] as const;
      this.#schemas(direction, part, schemas, '');
    }
    const isOther = (each: string) => own.length > 0 && !own.includes(each) && !each.includes('*');
    for (const mediaType of other.filter(isOther))
      if (other.some((each) => own.includes(each)))
        this.#add(direction === 'answer', part, '', `also the media type ${mediaType}`, ours, theirs);
  }

  #schemas(
    direction: Direction,
    part: string,
    [ours, theirs]: readonly [SourceNode | undefined, SourceNode | undefined],
    prefix: string,
  ): void {
    if (ours === undefined || theirs === undefined) return;
    const comparison = new SchemaComparison(this.#pair, direction);
    comparison.compare(ours, theirs);
    for (const { breaking, pointer, message, ours: own, theirs: other } of comparison.differences)
      this.#add(breaking, part, prefix + pointer, message, own, other);
  }
}
