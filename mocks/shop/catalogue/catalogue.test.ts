import { describe, expect, it } from 'vitest';
import { buildCatalogue, catalogue } from './catalogue';
import { categories, categoryPath, root } from './categories/categories';
import { clearance } from './prices/campaigns';
import type { Product } from './product';
import { hash } from './assortment/random';
import { articlesOf } from './variations';

/** The random properties of a product, in one line. */
function drawn(product: Product): string {
  const { code, kind, category, series, prices, campaign, stock, age, popularity, delivery } = product;
  const { active, hidePrice, bestSeller, newProduct, recommended } = product;
  const flags = [active, hidePrice, bestSeller, newProduct, recommended];
  return [code, kind.key, category.code, series.name, series.brand, prices.NO, prices.SE]
    .concat([campaign?.key ?? '', stock, age, flags, popularity, delivery].map(String))
    .join('|');
}

/** The look of a product in one line, which also depends on the picture models. */
function looks({ colors, view, sizes }: Product): string {
  return [...colors, view, ...sizes.map(({ width, depth, height }) => `${width}x${depth}x${height}`)].join(
    '|',
  );
}

function fingerprint(list: readonly Product[], line: (product: Product) => string): number {
  return hash(list.map(line).join('\n'));
}

const { products, inCategory } = catalogue();

describe('the catalogue', () => {
  it('DEV-03 is the same shop every time', () => {
    const again = buildCatalogue().products;
    expect(fingerprint(again, looks)).toBe(fingerprint(products, looks));
    expect(fingerprint(again, drawn)).toBe(fingerprint(products, drawn));
    expect(fingerprint(products, drawn)).toMatchInlineSnapshot(`3133303027`);
  });

  it('DEV-03 has at least 2,400 products on sale, in a tree of four levels', () => {
    expect(inCategory.get(root.code)?.filter(({ active }) => active).length).toBeGreaterThanOrEqual(2400);
    for (const { category } of products) expect(category.level).toBe(4);
    for (const category of categories) {
      expect(category.children.length === 0).toBe(category.level === 4);
      expect(categoryPath(category)).toHaveLength(category.level);
    }
  });

  it('LIST-07 has sub-categories of more than one load, and categories of more than three', () => {
    for (const { code, level } of categories) {
      const size = inCategory.get(code)?.filter(({ active }) => active).length ?? 0;
      expect(size, code).toBeGreaterThan(level === 4 ? 24 : 36);
    }
  });

  it('CARD-01 gives no two products one name, code or article number', () => {
    for (const language of ['no', 'sv', 'en'] as const) {
      const names = products.map(({ series, kind }) => `${series.name} ${kind.names[language]}`);
      expect(new Set(names).size, language).toBe(products.length);
    }
    const codes = products.flatMap((product) => articlesOf(product).map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(18);
  });

  it('CARD-01 shows another picture on each of a category’s first twelve cards', () => {
    for (const { code } of categories) {
      const first = (inCategory.get(code) ?? []).filter(({ active }) => active).slice(0, 12);
      const pictures = first.map(({ kind, colors, view }) => `${kind.model.id} ${colors[0]} ${view}`);
      expect(new Set(pictures).size, code).toBe(12);
    }
  });

  it('CARD-01 sells nothing as new that it clears, and has few of it left', () => {
    const cleared = products.filter(({ campaign }) => campaign?.key === clearance);
    expect(cleared.length).toBeGreaterThan(20);
    expect(cleared.filter(({ newProduct }) => newProduct)).toEqual([]);
    expect(Math.max(...cleared.map(({ stock }) => stock))).toBeLessThanOrEqual(10);
  });

  it('CARD-01 sells a product in the colours its pictures exist in', () => {
    for (const { kind, colors } of products) {
      expect(kind.model.colors).toEqual(expect.arrayContaining([...colors]));
      expect(new Set(colors).size).toBe(colors.length);
    }
  });

  it('CARD-02 has stock in every band of the stock table, and discontinued products', () => {
    const bands = [
      (stock: number) => stock === 0,
      (stock: number) => stock > 0 && stock <= 10,
      (stock: number) => stock > 10 && stock <= 50,
      (stock: number) => stock > 50,
    ];
    for (const inBand of bands) {
      const share = products.filter(({ active, stock }) => active && inBand(stock)).length / products.length;
      expect(share).toBeGreaterThan(0.08);
    }
    expect(products.filter(({ active }) => !active).length).toBeGreaterThan(50);
  });

  it('PDP-02 splits a product’s stock among its variations', () => {
    for (const product of products) {
      const stocks = articlesOf(product).map(({ stock }) => stock);
      expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(product.stock);
      expect(Math.min(...stocks)).toBeGreaterThanOrEqual(0);
    }
  });
});
