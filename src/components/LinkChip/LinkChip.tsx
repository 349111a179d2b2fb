import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import { SafeLink } from '../SafeLink/SafeLink';
import styles from './LinkChip.module.css';

interface LinkChipProps {
  href: string;
  /** A small picture before the text. */
  image?: ComponentProps<typeof Picture>['image'];
  children: ReactNode;
}

/** A link to one of several places beside each other, 44 px high. */
export function LinkChip({ href, image, children }: LinkChipProps) {
  return (
    <SafeLink href={href} className={styles.chip}>
      {image && <Picture image={image} ratio="1 / 1" sizes="44px" decorative className={styles.picture} />}
      {children}
    </SafeLink>
  );
}

/** The class of a line of chips, which scrolls sideways where it is wider than its place. */
export const chipRow = styles.row;
