import { Accordion } from '../../../components/plain/Accordion';
import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { RichText } from '../../../components/plain/RichText';
import type { BlockContent, Link } from '../schemas';
import styles from './TextBlocks.module.css';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/plain/Icon';
import { SafeLink } from '../../../routing/links/SafeLink';
import blockHeadingStyles from './BlockHeading.module.css';

interface BlockHeadingProps {
  heading: string;
  link?: Link | null;
  /** Further content of the line, before the link. */
  children?: ReactNode;
}

export function BlockHeading({ heading, link, children }: BlockHeadingProps) {
  return (
    <div className={blockHeadingStyles.line}>
      <h2 className={blockHeadingStyles.heading}>{heading}</h2>
      {children}
      {link && <TextLink link={link} size="small" />}
    </div>
  );
}

interface TextLinkProps {
  link: Link;
  size?: 'small' | 'medium';
}

export function TextLink({ link, size = 'medium' }: TextLinkProps) {
  if (link.text === '') return null;
  return (
    <SafeLink
      href={link.url}
      title={link.title ?? undefined}
      className={classNames(blockHeadingStyles.link, size === 'small' && blockHeadingStyles.small)}
    >
      <span>{link.text}</span>
      <Icon icon={ArrowRight} size="s" />
    </SafeLink>
  );
}

/** Questions with expandable answers (PDP-04). */
export function FaqBlock({ content }: { content: BlockContent<'FaqBlock'> }) {
  const items = content.items.filter(({ question }) => question !== '');
  if (items.length === 0) return null;
  return (
    <section className="page-width">
      <div className={classNames('page-grid', styles.faqBlock)}>
        <h2 className={styles.faqHeading}>{content.heading}</h2>
        <div className={styles.items}>
          <Each items={items} path="/content/items" keyOf={({ question }) => question}>
            {({ question, answer }) => (
              <Accordion title={question}>
                <RichText html={answer} />
              </Accordion>
            )}
          </Each>
        </div>
      </div>
    </section>
  );
}

/** A quotation in large type (PDP-04). */
export function QuoteBlock({ content }: { content: BlockContent<'QuoteBlock'> }) {
  const { text, attribution, image } = content;
  return (
    <section className="page-width">
      <div className={classNames(styles.quoteBlock, image && styles.pictured)}>
        {image && <Picture image={image} ratio="4 / 5" sizes="(width > 720px) 33vw, 100vw" />}
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>{text}</blockquote>
          {attribution && <figcaption className={styles.attribution}>{attribution}</figcaption>}
        </figure>
      </div>
    </section>
  );
}

/** Text with an optional heading, picture and link (PDP-04). */
export function ContentBlock({ content }: { content: BlockContent<'ContentBlock'> }) {
  const { heading, text, image, link } = content;
  return (
    <section className="page-width">
      <div className={classNames('page-grid', styles.block)}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        <div className={styles.body}>
          <RichText html={text} className={styles.text} />
          {link && <TextLink link={link} />}
        </div>
        {image && <Picture image={image} ratio="16 / 9" className={styles.picture} />}
      </div>
    </section>
  );
}
