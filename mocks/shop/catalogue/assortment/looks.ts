import type { ColorKey } from '../../../media/colors';
import { wholeViews, type WholeView } from '../../../media/pictures';
import type { Category } from '../categories/categories';
import type { Draft } from '../draw';
import type { Random } from './random';

/** The view of a product's main picture, and its colours in order. */
export interface Looks {
  colors: readonly [ColorKey, ...ColorKey[]];
  view: WholeView;
}

/** Number of products at the top of a category that must not share a picture. */
const above = 12;

/**
 * Assign colours and views in the order of launch, so that no two of a category's first products (except discontinued
 * ones), at any level, share a picture, as long as their models have enough colours.
 */
export function createLookDealer(random: Random): (draft: Draft) => Looks {
  /** The pictures at the top of each category so far. */
  const tops = new Map<string, string[]>();
  const turns = new Map<string, number>();

  /** The category tops that the product belongs to. */
  function topsOf(category: Category | null): string[][] {
    if (!category) return [];
    const top = tops.get(category.code) ?? [];
    tops.set(category.code, top);
    return [...(top.length < above ? [top] : []), ...topsOf(category.parent)];
  }

  /** The model's colours, rotated to continue after those of its last product. */
  function inTurn({ kind: { model } }: Draft): ColorKey[] {
    const turn = turns.get(model.id) ?? random.integer(0, model.colors.length - 1);
    turns.set(model.id, turn + 1);
    const start = turn % model.colors.length;
    return [...model.colors.slice(start), ...model.colors.slice(0, start)];
  }

  /** The first look that none of the tops contains, else the first. */
  function choose({ kind: { model } }: Draft, colors: readonly ColorKey[], ahead: readonly string[][]) {
    const [color] = colors;
    if (!color) throw new Error(`The model ${model.id} has no colour`);
    const first = { color, view: wholeViews[0] };
    if (ahead.length === 0) return first;
    const name = (look: { color: ColorKey; view: WholeView }) => `${model.id} ${look.color} ${look.view}`;
    const looks = wholeViews.flatMap((view) => colors.map((color) => ({ color, view })));
    const chosen = looks.find((look) => !ahead.some((top) => top.includes(name(look)))) ?? first;
    for (const top of ahead) top.push(name(chosen));
    return chosen;
  }

  return function deal(draft) {
    const ahead = draft.active ? topsOf(draft.category) : [];
    const colors = inTurn(draft);
    const chosen = choose(draft, colors, ahead);
    const others = random.shuffle(colors.filter((color) => color !== chosen.color));
    return {
      colors: [chosen.color, ...others.slice(0, random.integer(0, others.length))],
      view: chosen.view,
    };
  };
}
