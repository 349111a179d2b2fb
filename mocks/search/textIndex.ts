import MiniSearch, { type Query } from 'minisearch';

/** Letters without diacritics, so that `sofa fra lovas` finds `Løvås`. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}

/** Search some items for a text, best first: all of its words must match, or loosely, any that nearly matches. */
export type TextIndex<Item> = (text: string, how?: 'loosely') => Item[];

const loosely = { combineWith: 'OR', fuzzy: 0.4 } as const;

/** A long word that ends in one of the heads counts as that head too. */
function withHead(word: string, heads: readonly string[]): string | string[] {
  const head = heads.find((each) => word !== each && word.endsWith(each));
  return head === undefined ? word : [word, head];
}

/** Two words also count as one: `soffa bord` finds what is called soffbord. */
function withCompound(text: string): Query {
  const words = text.trim().split(/\s+/);
  if (words.length !== 2) return text;
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: words }, words.join('')] };
}

/** Weights of hits. */
export interface Weights<Item, Field extends string> {
  /** Weight of a hit by field. */
  fields: Record<Field, number>;
  /** Weight of an item; 1 by default. */
  weightOf?: (item: Item) => number;
  /** Words that also match the end of a longer one, as `sofa` does in `hjørnesofa`. */
  heads?: readonly string[];
}

/**
 * Create an index of items by their texts. Every word of a query must match the beginning of a word; longer words may
 * differ by a letter or two.
 * @param textsOf an item's texts, by field
 * @example createTextIndex(products, ({ name }) => ({ name }), { fields: { name: 1 } })('sofa');
 */
export function createTextIndex<Item, Field extends string>(
  items: readonly Item[],
  textsOf: (item: Item) => Record<Field, string>,
  { fields, weightOf = () => 1, heads = [] }: Weights<Item, NoInfer<Field>>,
): TextIndex<Item> {
  const ends = heads.map(folded);
  const itemAt = (id: unknown) => items[Number(id)];
  const weightAt = (item: Item | undefined) => (item === undefined ? 0 : weightOf(item));
  const index = new MiniSearch({
    fields: Object.keys(fields),
    processTerm: (term) => withHead(folded(term), ends),
    searchOptions: {
      boost: { ...fields },
      boostDocument: (id) => weightAt(itemAt(id)),
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      processTerm: folded,
    },
  });
  index.addAll(items.map((item, id) => ({ ...textsOf(item), id })));
  return (text, how) =>
    (how === 'loosely' ? index.search(text, loosely) : index.search(withCompound(text))).flatMap(
      ({ id }) => itemAt(id) ?? [],
    );
}
