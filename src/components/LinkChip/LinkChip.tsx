import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import { SafeLink } from '../../routing/links/SafeLink';
import styles from './LinkChip.module.css';

interface LinkChipProps {
  href: string;
  /** Thumbnail before the text. */
  image?: ComponentProps<typeof Picture>['image'];
  children: ReactNode;
}

/** Link in a row of links, 44 px high. */
export function LinkChip({ href, image, children }: LinkChipProps) {
  return (
    <SafeLink href={href} className={styles.chip}>
      {image && <Picture image={image} ratio="1 / 1" sizes="44px" decorative className={styles.picture} />}
      {children}
    </SafeLink>
  );
}

/** Class of a row of chips, which scrolls horizontally when it overflows. */
export const chipRow = styles.row;
