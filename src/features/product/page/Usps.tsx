import Check from 'lucide-react/icons/check';
import { Icon } from '../../../components/Icon/Icon';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { ProductDetails } from '../../../api/generated/types';
import styles from './Usps.module.css';

/** PDP-01: selling points of the product, followed by those of the shop; links where an editor gives an address. */
export function Usps({ product: { usp, globalUsp, uspLinks = [] } }: { product: ProductDetails }) {
  const sentences = [...new Set([...usp, ...globalUsp])].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return null;
  const addresses = new Map(uspLinks.map(({ text, url }) => [text, url]));
  return (
    <ul className={styles.usps}>
      {sentences.map((sentence) => {
        const address = addresses.get(sentence);
        return (
          <li key={sentence} className={styles.usp}>
            <Icon icon={Check} size="s" className={styles.sign} />
            {address === undefined ? sentence : <SafeLink href={address}>{sentence}</SafeLink>}
          </li>
        );
      })}
    </ul>
  );
}
