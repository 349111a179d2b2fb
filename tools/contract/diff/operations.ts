import { property, type Source, type SourceNode } from '../contract/source';
import { rawChild } from './shape';

/** One operation of a description. */
export interface DescribedOperation {
  /** Method and path, with the server's prefix and without the names of parameters: `GET /api/order/{}`. */
  key: string;
  id: string;
  node: SourceNode;
  parameters: DescribedParameter[];
  /** True when only signed-in users may call it. */
  isRestricted: boolean;
  /** The schemes of each way to sign in, such as `http bearer`. */
  credentials: Credentials[];
}

/** One way to sign in. */
interface Credentials {
  name: string;
  /** Definition of its first scheme. */
  node: SourceNode | undefined;
}

/** A parameter by its name in the request; path parameters by their position. */
interface DescribedParameter {
  key: string;
  name: string;
  required: boolean;
  /** Form of lists and objects, such as `form, exploded`. */
  style: string;
  node: SourceNode;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The path of the first server; empty without a server, or when its URL has a variable. */
function prefixOf(source: Source): string {
  const url = String(property(source.child(source.root, 'servers', '0')?.value, 'url') ?? '');
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  return path.includes('{') ? '' : path;
}

/** All operations of a description. */
export function readOperations(source: Source): DescribedOperation[] {
  const paths = source.child(source.root, 'paths');
  const prefix = prefixOf(source);
  const security = property(source.root.value, 'security');
  return Object.keys(Object(paths?.value)).flatMap((path) => {
    const item = paths && source.child(paths, path);
    return methods.flatMap((method) => {
      const node = item && source.child(item, method);
      if (item === undefined || node === undefined) return [];
      const full = prefix + path;
      return [
        {
          key: `${method.toUpperCase()} ${full.replaceAll(/\{[^}]*\}/g, '{}')}`,
          id: String(property(node.value, 'operationId') ?? `${method.toUpperCase()} ${path}`),
          node,
          parameters: [...readParameters(source, item, path), ...readParameters(source, node, path)],
          isRestricted: isRestricted(property(node.value, 'security') ?? security),
          credentials: credentialsOf(source, property(node.value, 'security') ?? security),
        },
      ];
    });
  });
}

const isRestricted = (security: unknown): boolean =>
  Array.isArray(security) &&
  security.length > 0 &&
  security.every((way) => Object.keys(Object(way)).length > 0);

/** Kind of a security scheme. The name of a cookie is the server's own: browsers send it whatever it is. */
function schemeOf(described: unknown): string {
  const [type, scheme, place, name] = ['type', 'scheme', 'in', 'name'].map((key) => property(described, key));
  if (type === 'http') return `http ${String(scheme).toLowerCase()}`;
  if (type !== 'apiKey') return String(type);
  return place === 'cookie' ? 'a cookie' : `the key ${String(name)} in ${String(place)}`;
}

function credentialsOf(source: Source, security: unknown): Credentials[] {
  const ways = Array.isArray(security) ? security.map((way) => Object.keys(Object(way))) : [];
  return ways
    .filter((names) => names.length > 0)
    .map((names) => {
      const nodes = names.map((name) => source.child(source.root, 'components', 'securitySchemes', name));
      return {
        name: nodes
          .map((node) => schemeOf(node?.value))
          .sort()
          .join(' and '),
        node: nodes[0],
      };
    });
}

function styleOf(parameter: unknown, place: string): string {
  const standard = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const style = String(property(parameter, 'style') ?? standard);
  const isExploded = property(parameter, 'explode') ?? style === 'form';
  return isExploded === true ? `${style}, exploded` : style;
}

/** Headers that OpenAPI describes elsewhere: as parameters they are ignored. */
const ignoredHeaders = ['header accept', 'header content-type', 'header authorization'];

function readParameters(source: Source, holder: SourceNode, path: string): DescribedParameter[] {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const all = property(holder.value, 'parameters');
  const described = (Array.isArray(all) ? all : []).map((_, index) => {
    const node = source.follow(rawChild(holder, 'parameters', String(index)));
    const name = String(property(node.value, 'name'));
    const place = String(property(node.value, 'in'));
    const key =
      place === 'path'
        ? `path ${names.indexOf(name)}`
        : `${place} ${place === 'header' ? name.toLowerCase() : name}`;
    const required = property(node.value, 'required') === true;
    return { key, name, required, style: styleOf(node.value, place), node };
  });
  return described.filter(({ key }) => !ignoredHeaders.includes(key));
}

/** Remove or add the path prefix that makes most of a description's paths equal to those of the other one. */
export function withoutPrefix(
  theirs: readonly DescribedOperation[],
  ours: readonly DescribedOperation[],
): DescribedOperation[] {
  const known = new Set(ours.map(({ key }) => key));
  const split = (key: string) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)] as const;
  const renamed = (change: (path: string) => string) =>
    theirs.map((operation) => {
      const [method, path] = split(operation.key);
      return { ...operation, key: `${method} ${change(path)}` };
    });
  const segments = split(theirs[0]?.key ?? ' /')[1]
    .split('/')
    .slice(1);
  const removals = segments.map((_, length) => `/${segments.slice(0, length + 1).join('/')}`);
  const additions = [...new Set(ours.map(({ key }) => `/${split(key)[1].split('/')[1]}`))];
  const candidates = [
    [...theirs],
    ...removals.map((prefix) =>
      renamed((path) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)),
    ),
    ...additions.map((prefix) => renamed((path) => prefix + path)),
  ];
  const matches = (operations: readonly DescribedOperation[]) =>
    operations.filter(({ key }) => known.has(key)).length;
  return candidates.reduce((best, candidate) => (matches(candidate) > matches(best) ? candidate : best));
}
