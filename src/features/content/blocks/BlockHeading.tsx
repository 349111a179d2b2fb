import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { Icon } from '../../../components/plain/Icon';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { Link } from '../schemas';
import styles from './BlockHeading.module.css';

interface BlockHeadingProps {
  heading: string;
  /** Link to more, such as the whole category. */
  link?: Link | null;
  /** Further content of the line, before the link. */
  children?: ReactNode;
}

/** Heading of a block and its link, on one line. */
export function BlockHeading({ heading, link, children }: BlockHeadingProps) {
  return (
    <div className={styles.line}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
      {link && <TextLink link={link} size="small" />}
    </div>
  );
}

interface TextLinkProps {
  link: Link;
  /** Small on the line of a heading. */
  size?: 'small' | 'medium';
}

/** A text link with an arrow. */
export function TextLink({ link, size = 'medium' }: TextLinkProps) {
  if (link.text === '') return null;
  return (
    <SafeLink
      href={link.url}
      title={link.title ?? undefined}
      className={classNames(styles.link, size === 'small' && styles.small)}
    >
      <span>{link.text}</span>
      <Icon icon={ArrowRight} size="s" />
    </SafeLink>
  );
}
