import { Suspense } from 'react';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import type { BlockContent } from '../schemas';
import styles from './CategoryTilesBlock.module.css';

const StoreTile = lazyPart(() => import('../StoreTile').then(({ StoreTile }) => StoreTile));

/** Picture links to categories and pages, and to stores with their address and hours (PDP-04). */
export function CategoryTilesBlock({ content }: { content: BlockContent<'CategoryTilesBlock'> }) {
  const { heading } = content;
  // The accessible name is the heading or, without one, the picture's alt text.
  const tiles = content.tiles.filter((tile) => tile.heading !== '' || tile.image.alt !== '');
  if (tiles.length === 0) return null;
  return (
    <section className="page-width">
      {heading && <h2 className={styles.title}>{heading}</h2>}
      <ul className={styles.tiles} data-count={Math.min(tiles.length, 4)}>
        <Each items={tiles} place="/content/tiles" keyOf={({ url }) => url}>
          {(tile) => (
            <li>
              <SafeLink href={tile.url} className={styles.tile}>
                <Picture
                  image={tile.image}
                  ratio="1 / 1"
                  sizes="(width > 720px) 33vw, 50vw"
                  decorative={tile.heading !== ''}
                />
                <span className={styles.heading}>{tile.heading}</span>
                {tile.store && (
                  <Suspense fallback={null}>
                    <StoreTile store={tile.store} />
                  </Suspense>
                )}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}
