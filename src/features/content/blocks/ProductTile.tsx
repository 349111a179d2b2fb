import type { components } from '../../../api/generated/types';
import { Picture } from '../../../components/Picture/Picture';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import styles from './CategoryTilesBlock.module.css';

/** A product as a way to its page. */
export function ProductTile({ product }: { product: components['schemas']['Product'] }) {
  return (
    <SafeLink href={product.url} leadsTo="product" className={styles.tile}>
      <Picture image={product.image} ratio="1 / 1" sizes="(width > 720px) 25vw, 50vw" decorative />
      <span className={styles.heading}>{product.name}</span>
    </SafeLink>
  );
}
