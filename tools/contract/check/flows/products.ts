import type { OperationId } from '../../../../src/api/operation';
import { list, number, text } from '../read';
import type { LinkPlace } from './site';

/** The fields of a product that later calls use. */
export interface Product {
  /** The code to add to a cart: that of the first variation, or of the product. */
  code: string;
  productCode: string;
  name: string;
  url: string;
  isBuyable: boolean;
  inStock: boolean;
  /** Maximum quantity of it in one cart. */
  maxQuantity: number;
  /** Number of pieces in stock; none where the server does not say. */
  stock: number;
  /** The hit itself. */
  hit: unknown;
  /** Place of its URL in a response. */
  from: LinkPlace;
}

/** Maximum quantity of any product in one cart. */
const maxQuantity = 999;

export const productsOf = (operation: OperationId, body: unknown, ...path: string[]): Product[] =>
  list(body, ...path).flatMap((hit, index) => {
    const pointer = ['', ...path, String(index), 'url'].join('/');
    return productOf(hit, { operation, pointer, body });
  });

function productOf(hit: unknown, from: LinkPlace): Product[] {
  const [code, name, url] = [text(hit, 'code'), text(hit, 'name'), text(hit, 'url')];
  if (code === undefined || name === undefined || url === undefined) return [];
  const variations = list(hit, 'variations');
  const chosen = variations.find((variation) => Object(variation).isBuyable === true) ?? variations[0];
  return [
    {
      code: text(chosen, 'code') ?? code,
      productCode: code,
      name,
      url,
      isBuyable:
        Object(hit).isBuyable === true && (chosen === undefined || Object(chosen).isBuyable === true),
      inStock: Object(chosen ?? hit).inStock === true,
      maxQuantity: number(chosen ?? hit, 'maxQuantity') ?? maxQuantity,
      stock: number(chosen ?? hit, 'inStockQuantity') ?? number(hit, 'inStockQuantity') ?? 0,
      hit,
      from,
    },
  ];
}

const priceOf = ({ hit }: Product): number => number(hit, 'price', 'priceIncVat', 'amount') ?? Infinity;

/**
 * Buyable products without duplicates: those in stock first, and the cheapest first, whose sum stays below the threshold
 * of free shipping.
 */
export const distinct = (products: readonly Product[]): Product[] => [
  ...new Map(
    products
      .filter(({ isBuyable }) => isBuyable)
      .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || priceOf(a) - priceOf(b) || 0)
      .map((product) => [product.code, product]),
  ).values(),
];
