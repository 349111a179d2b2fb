import rows from '../../../data/catalogue/kinds.json' with { type: 'json' };
import type { KindFacts } from '../../../data/schemas/catalogue';
import type { Model } from '../../../data/schemas/pictures';
import { models } from './models';

/** The kind of a product: its type, and the model in its pictures. */
export interface Kind extends Omit<KindFacts, 'model'> {
  key: string;
  model: Model;
}

function kindOf([key, facts]: [string, KindFacts]): [string, Kind] {
  const model = models.find(({ id }) => id === facts.model);
  if (!model) throw new Error(`No picture model named ${facts.model} for ${key}`);
  return [key, { ...facts, key, model }];
}

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(rows as unknown as Readonly<Record<string, KindFacts>>).map(kindOf),
);

/** The kind with this key. Throws when the catalogue has none: a mistake in the category tree. */
export function kind(key: string): Kind {
  const found = kinds.get(key);
  if (!found) throw new Error(`No product kind named ${key}`);
  return found;
}
