import type { Language } from '../../context';
import { textsIn } from '../texts/textsIn';
import type { Category } from './categories';

/** The text under a category's heading. */
export const introOf = ({ node }: Category, language: Language): string =>
  textsIn(language).intros[node.code];
