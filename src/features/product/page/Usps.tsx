import Check from 'lucide-react/icons/check';
import { Icon } from '../../../components/Icon/Icon';
import type { ProductDetails } from '../../../api/generated/types';
import styles from './Usps.module.css';

/** PDP-01: selling points of the product, followed by those of the shop. */
export function Usps({ product: { usp, globalUsp } }: { product: ProductDetails }) {
  const sentences = [...new Set([...usp, ...globalUsp])].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.usps}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.usp}>
          <Icon icon={Check} size="s" className={styles.sign} />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
