import { Picture } from '../../../components/Picture/Picture';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import type { BlockContent } from '../schemas';
import styles from './CategoryTilesBlock.module.css';

/** Ways into categories and pages, each with a picture (PDP-04). */
export function CategoryTilesBlock({ content }: { content: BlockContent<'CategoryTilesBlock'> }) {
  const { heading, tiles } = content;
  return (
    <section className="page-width">
      {heading && <h2 className={styles.title}>{heading}</h2>}
      <ul className={styles.tiles} data-count={Math.min(tiles.length, 4)}>
        {tiles.map((tile) => (
          <li key={tile.url}>
            <SafeLink href={tile.url} className={styles.tile}>
              <Picture image={tile.image} ratio="4 / 5" sizes="(width > 720px) 33vw, 50vw" decorative />
              <span className={styles.heading}>{tile.heading}</span>
            </SafeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
