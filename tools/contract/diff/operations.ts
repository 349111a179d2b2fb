import { property, rawChild, type Source, type SourceNode } from '../contract/source';

/** An operation, with its parameters, and whether only signed-in users may call it, by what. */
export type DescribedOperation = ReturnType<typeof readOperations>[number];

/** The path of the first server; empty without a server, or when its URL has a variable. */
function prefixOf(source: Source): string {
  const url = String(property(source.child(source.root, 'servers', '0')?.value, 'url') ?? '');
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  return path.includes('{') ? '' : path;
}

/** All operations of a description. */
export function readOperations(source: Source) {
  const paths = source.child(source.root, 'paths');
  const prefix = prefixOf(source);
  return Object.keys(Object(paths?.value)).flatMap((path) => {
    const item = paths && source.child(paths, path);
    return ['get', 'post', 'put', 'patch', 'delete'].flatMap((name) => {
      const node = item && source.child(item, name);
      if (item === undefined || node === undefined) return [];
      const method = name.toUpperCase();
      const security = property(node.value, 'security') ?? property(source.root.value, 'security');
      const ways = Array.isArray(security) ? security.map((way) => Object.keys(Object(way))) : [];
      return [
        {
          /** Method and path, with the server's prefix and without the names of parameters: `GET /api/order/{}`. */
          key: `${method} ${(prefix + path).replaceAll(/\{[^}]*\}/g, '{}')}`,
          id: String(property(node.value, 'operationId') ?? `${method} ${path}`),
          node,
          parameters: [item, node].flatMap((holder) => readParameters(source, holder, path)),
          isRestricted: ways.length > 0 && ways.every((names) => names.length > 0),
          /** The schemes of each way to sign in, such as `http bearer`, with the definition of the first. */
          credentials: ways
            .filter((names) => names.length > 0)
            .map((names) => {
              const schemes = names.map((each) =>
                source.child(source.root, 'components', 'securitySchemes', each),
              );
              return { name: schemes.map(schemeOf).sort().join(' and '), node: schemes[0] };
            }),
        },
      ];
    });
  });
}

/** Kind of a security scheme. The name of a cookie is the server's own: browsers send it whatever it is. */
function schemeOf(described: SourceNode | undefined): string {
  const of = (key: string) => String(property(described?.value, key));
  if (of('type') === 'http') return `http ${of('scheme').toLowerCase()}`;
  if (of('type') !== 'apiKey') return of('type');
  return of('in') === 'cookie' ? 'a cookie' : `the key ${of('name')} in ${of('in')}`;
}

/** Headers that OpenAPI describes elsewhere: as parameters they are ignored. */
const ignored = ['header accept', 'header content-type', 'header authorization'];

/** Parameters by their names in the request; those of the path by their positions. */
function readParameters(source: Source, holder: SourceNode, path: string) {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return Object.keys(Object(property(holder.value, 'parameters')))
    .map((index) => {
      const node = source.follow(rawChild(holder, 'parameters', index));
      const of = (key: string) => property(node.value, key);
      const [name, place] = [String(of('name')), String(of('in'))];
      const style = String(of('style') ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple'));
      const isExploded = (of('explode') ?? style === 'form') === true;
      const own = place === 'path' ? names.indexOf(name) : place === 'header' ? name.toLowerCase() : name;
      return {
        key: `${place} ${own}`,
        name,
        required: of('required') === true,
        style: isExploded ? `${style}, exploded` : style,
        node,
      };
    })
    .filter(({ key }) => !ignored.includes(key));
}

/** Remove or add the path prefix that makes most of a description's paths equal to those of the other one. */
export function withoutPrefix(theirs: readonly DescribedOperation[], ours: readonly DescribedOperation[]) {
  const known = new Set(ours.map(({ key }) => key));
  const pathOf = ({ key }: DescribedOperation) => key.slice(key.indexOf(' ') + 1);
  const renamed = (change: (path: string) => string) =>
    theirs.map((each) => ({ ...each, key: each.key.replace(/ .*/s, () => ` ${change(pathOf(each))}`) }));
  const [first] = theirs;
  const segments = first ? pathOf(first).split('/').slice(1) : [];
  const removals = segments.map((_, length) => `/${segments.slice(0, length + 1).join('/')}`);
  const additions = new Set(ours.map((each) => `/${pathOf(each).split('/')[1]}`));
  const candidates = [
    [...theirs],
    ...removals.map((prefix) =>
      renamed((path) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)),
    ),
    ...[...additions].map((prefix) => renamed((path) => prefix + path)),
  ];
  const matches = (operations: readonly DescribedOperation[]) =>
    operations.filter(({ key }) => known.has(key)).length;
  return candidates.reduce((best, candidate) => (matches(candidate) > matches(best) ? candidate : best));
}
