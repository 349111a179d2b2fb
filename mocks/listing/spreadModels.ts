import type { Product } from '../shop/catalogue/product';

/** Number of products by which one may move up. */
const reach = 24;

/** Products in nearly their order: one of another model than the last two comes first, else than the last one. */
export function spreadModels(products: readonly Product[]): Product[] {
  const left = [...products];
  const spread: Product[] = [];
  const differs = (count: number) => {
    const last = new Set(spread.slice(-count).map(({ kind }) => kind.model));
    return left.slice(0, reach).findIndex(({ kind }) => !last.has(kind.model));
  };
  while (left.length > 0) {
    const next = [differs(2), differs(1), 0].find((place) => place >= 0);
    spread.push(...left.splice(next ?? 0, 1));
  }
  return spread;
}
