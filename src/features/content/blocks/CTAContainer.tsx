import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';
import styles from './CTAContainer.module.css';

type CallToAction = BlockContent<'CTAContainer'>['items'][number];

function Call({ item, level }: { item: CallToAction; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (![item.heading, item.text, item.link.text].some((words) => words?.trim())) return null;
  return (
    <li className={styles.item}>
      {item.image && (
        <Picture image={item.image} ratio="3 / 2" sizes="(width > 720px) 50vw, 100vw" decorative />
      )}
      <Heading className={styles.heading}>{item.heading}</Heading>
      {item.text && <p className={styles.text}>{item.text}</p>}
      <TextLink link={item.link} />
    </li>
  );
}

/** Calls to action, side by side (PDP-04); one without a text is not rendered. */
export function CTAContainer({ content }: { content: BlockContent<'CTAContainer'> }) {
  const { heading, items } = content;
  if (items.length === 0) return null;
  return (
    <section className={classNames('page-width', styles.calls)}>
      {heading && <h2 className={styles.title}>{heading}</h2>}
      <ul className={styles.items}>
        <Each items={items} place="/content/items" keyOf={(item) => item.link.url + item.heading}>
          {(item) => <Call item={item} level={heading ? 3 : 2} />}
        </Each>
      </ul>
    </section>
  );
}
