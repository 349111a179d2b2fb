import MiniSearch from 'minisearch';

/** Letters without their marks, so that `sofa fra lovas` finds `Løvås`. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}

/** What a text finds among some items, best first: with all of its words, or loosely, with any that is nearly met. */
export type TextIndex<Item> = (text: string, how?: 'loosely') => Item[];

const loosely = { combineWith: 'OR', fuzzy: 0.4 } as const;

/** A long word that ends in one of the heads counts as that head too. */
function withHead(word: string, heads: readonly string[]): string | string[] {
  const head = heads.find((each) => word !== each && word.endsWith(each));
  return head === undefined ? word : [word, head];
}

/** How hits are weighed. */
export interface Weights<Item, Field extends string> {
  /** How much a hit in each field weighs. */
  fields: Record<Field, number>;
  /** How much more than others an item weighs; 1 without. */
  weightOf?: (item: Item) => number;
  /** Words that also count where they end a longer one, as `sofa` does in `hjørnesofa`. */
  heads?: readonly string[];
}

/**
 * An index of some items by their texts. Every word of a text must be met, by a beginning or, in longer words,
 * give or take a letter or two.
 * @param textsOf an item's texts, by field
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
    index.search(text, how === 'loosely' ? loosely : {}).flatMap(({ id }) => itemAt(id) ?? []);
}
