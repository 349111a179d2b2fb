import type { Language } from '../../context';
import type { Category } from './categories';
import { capitalized, listed } from '../assortment/names';
import { textsIn } from '../texts/textsIn';
import type { Leaf } from './tree';
import { wordsIn } from '../words/wordsIn';

function leafIntro({ kinds }: Leaf, language: Language): string {
  const texts = textsIn(language);
  const words = wordsIn(language).materials;
  const [{ model }] = kinds;
  const materials = new Set(kinds.flatMap((kind) => kind.model.materials));
  const types = listed(
    kinds.map(({ names }) => names[language]),
    language,
  );
  return texts.leafIntro(
    capitalized(types),
    listed(
      [...materials].map((material) => words[material].toLowerCase()),
      language,
    ),
    texts.families[model.family].marketing[1],
  );
}

/** What stands under a category's heading. */
export function introOf({ node }: Category, language: Language): string {
  return 'kinds' in node ? leafIntro(node, language) : textsIn(language).intros[node.code];
}
