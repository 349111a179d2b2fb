import { isObject, type Json } from '../mutations';
import { itemsOf, queryOf, withQuery } from '../faults/fault';
import { changeJson, type Variation } from './variation';

/** Mark of the second product. */
const mark = '-b';

const twinOf = (hit: Json): Json => ({
  ...hit,
  code: `${String(hit.code)}${mark}`,
  url: `${String(hit.url)}${mark}`,
  isBuyable: false,
  variations: itemsOf(hit.variations).map((each) => ({
    ...each,
    code: `${String(each.code)}${mark}`,
    isBuyable: false,
  })),
});

const twice = (value: unknown) => (typeof value === 'number' ? value * 2 : value);

/** A listing with every product twice, from the hits of half the extent. */
function doubled(listing: Json, skip: number, take: number): Json {
  const hits = itemsOf(listing.result).flatMap((hit) => [hit, twinOf(hit)]);
  return {
    ...listing,
    numberOfHits: twice(listing.numberOfHits),
    facets: itemsOf(listing.facets).map((facet) => ({
      ...facet,
      terms: itemsOf(facet.terms).map((term) => ({ ...term, count: twice(term.count) })),
    })),
    result: hits.slice(skip % 2, (skip % 2) + take),
  };
}

const isExtent = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;

/** Each product of a listing has a second one beside it, which has its own page and cannot be bought. */
export const twins: Variation = {
  name: 'twice as many products',
  start: () => ({
    intercept(call) {
      const address = call.headers.get('context-url');
      if (call.operationId === 'getPage' && address?.endsWith(mark)) {
        const headers = new Headers(call.headers);
        headers.set('context-url', address.slice(0, -mark.length));
        return { ...call, headers };
      }
      const { skip, take } = extentOf(call.url);
      if (!['search', 'getCategoryProducts'].includes(call.operationId)) return call;
      if (!isExtent(skip, 0) || !isExtent(take, 1) || take > 96) return call;
      return withQuery(call, (query) => {
        query.set('skip', String(Math.floor(skip / 2)));
        query.set('take', String(Math.ceil((skip + take) / 2) - Math.floor(skip / 2)));
      });
    },
    answer(answer, { operationId, url, headers }) {
      if (answer.status !== 200) return answer;
      const { skip, take } = extentOf(url);
      const change = (alter: (body: Json) => Json) => ({
        ...answer,
        text: JSON.stringify(alter(JSON.parse(answer.text) as Json)),
      });
      if (operationId === 'getCategoryProducts') return change((body) => doubled(body, skip, take));
      if (operationId === 'search')
        return change((body) => ({
          ...body,
          productResult: doubled(body.productResult as Json, skip, take),
        }));
      if (operationId === 'quickSearch')
        return change((body) => ({
          ...body,
          productHits: twice(body.productHits),
          products: itemsOf(body.products).flatMap((hit) => [hit, twinOf(hit)]),
        }));
      const isTwin = operationId === 'getPage' && headers.get('context-url')?.endsWith(mark) === true;
      if (!isTwin) return answer;
      const text = changeJson(answer.text, (value, key) =>
        key === 'product' && isObject(value) ? twinOf(value) : value,
      );
      return {
        ...answer,
        text: JSON.stringify({
          ...(JSON.parse(text) as Json),
          url: `${String((JSON.parse(text) as Json).url)}${mark}`,
        }),
      };
    },
  }),
};

function extentOf(url: string): { skip: number; take: number } {
  const query = queryOf({ url } as never);
  return { skip: Number(query.get('skip') ?? 0), take: Number(query.get('take') ?? 24) };
}
