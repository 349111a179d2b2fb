import ts from 'typescript';

/** Source of a text; the name of the shop is that of its brand. */
function literalOf(text: string, shopName: string): string {
  if (!text.includes(shopName)) return JSON.stringify(text);
  return `\`${text.replaceAll(/[`\\]/g, String.raw`\$&`).replaceAll(shopName, '${shopBrand.name}')}\``;
}

function propertiesOf(source: string): ts.PropertyAssignment[] {
  const found: ts.PropertyAssignment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('area.ts', source, ts.ScriptTarget.ES2022, true));
  return found;
}

/**
 * The source of an area of texts with other texts. Comments and the order stay; a plural form that is new goes behind its
 * plain text.
 * @param source of a file such as mocks/shop/translations/sv/cart.ts
 * @param changed changed texts by name, such as `holds_few`
 * @param shopName name of the shop, which the source takes from the brand
 */
export function writeArea(
  source: string,
  changed: Readonly<Record<string, string>>,
  shopName: string,
): string {
  const properties = new Map(propertiesOf(source).map((property) => [property.name.getText(), property]));
  const edits = Object.entries(changed).map(([name, text]) => {
    const own = properties.get(name);
    const literal = literalOf(text, shopName);
    if (own) return { from: own.initializer.getStart(), to: own.initializer.end, text: literal };
    const end = (properties.get(name.replace(/_.*/, '')) ?? [...properties.values()].at(-1))?.end ?? 0;
    return { from: end, to: end, text: `,\n  ${name}: ${literal}` };
  });
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((written, { from, to, text }) => written.slice(0, from) + text + written.slice(to), source);
}

/**
 * The source of an area of texts in a language that has no file for it.
 * @param texts by name, such as `holds_few`
 * @param shopName name of the shop, which the source takes from the brand
 */
export function newArea(
  language: string,
  area: string,
  texts: Readonly<Record<string, string>>,
  shopName: string,
): string {
  const lines = Object.entries(texts).map(([name, text]) => `  ${name}: ${literalOf(text, shopName)},\n`);
  const namesShop = Object.values(texts).some((text) => text.includes(shopName));
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `${namesShop ? "import { shopBrand } from '../../../../brand/shopBrand';\n" : ''}import type { Areas } from '../areas';

/** ${name} texts of the area ${area}. */
export const ${area}: Partial<Areas['${area}']> = {
${lines.join('')}};
`;
}
