import families from '../../../data/catalogue/families.json' with { type: 'json' };
import type { FamilyFacts } from '../../../data/schemas/catalogue';
import type { Family } from '../../../data/schemas/pictures';

/** Facts common to all products of a family. */
export const familyFacts = families as Readonly<Record<Family, FamilyFacts>>;
