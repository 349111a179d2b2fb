import { Accordion } from '../../src/components/plain/Accordion';
import type { ProductSectionProps } from '../extensions.ts';
import styles from './CareAdvice.module.css';
import { useText } from './useText';

/** Words for materials in the languages of the shop, by the text of their care. */
const materials = {
  wood: /\b(oak|eik|ek|ash|ask|pine|furu|birch|bjørk|björk|beech|bøk|bok|walnut|valnøtt|valnöt)\b/i,
  textile: /\b(wool|ull|linen|lin|cotton|bomull|polyester|bouclé|velvet|fløyel|sammet)\b/i,
  metal: /\b(steel|stål|brass|messing|mässing|aluminium|iron|jern|järn)\b/i,
} as const;

const keys = ['wood', 'textile', 'metal'] as const;

/** Care of the materials in a product's specifications; nothing for others. */
export function CareAdvice({ product: { specifications } }: ProductSectionProps) {
  const text = useText();
  const values = specifications.flatMap(({ items }) => items.map(({ value }) => value)).join(' ');
  const found = keys.filter((key) => materials[key].test(values));
  if (found.length === 0) return null;
  return (
    <Accordion title={text('care')} level={2} defaultOpen>
      <ul className={styles.advice}>
        {found.map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ul>
    </Accordion>
  );
}
