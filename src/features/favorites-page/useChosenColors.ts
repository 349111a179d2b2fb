import { useState } from 'react';
import type { ChosenColors } from './listItems';

/** Colors pressed on the cards of a list: adding the list adds the products in these (FAV-03). */
export function useChosenColors() {
  const [colors, setColors] = useState<ChosenColors>(new Map());
  const chooseColor = (code: string, colorKey: string) =>
    setColors((chosen) => new Map([...chosen, [code, colorKey]]));
  return { colors, chooseColor };
}
