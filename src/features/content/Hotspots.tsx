import { Each } from '../../components/plain/ErrorBoundary';
import { SafeLink } from '../../routing/links/SafeLink';
import styles from './Hotspots.module.css';
import type { BlockContent } from './schemas';

interface HotspotsProps {
  hotspots: NonNullable<BlockContent<'ImageTextBlock'>['hotspots']>;
  /** Width of the picture ÷ its height. */
  ratio: number;
  /** Width of the frame ÷ its height: the picture covers it, centred. */
  frameRatio: number;
}

/** Smallest distance of a hotspot to the edge of the frame, as a share of its side. */
const edge = 0.05;

/** A share of the picture as a share of the frame, which cuts off the rest of that side. */
const inFrame = (share: number, cut: number) => 0.5 + (share - 0.5) * cut;

/** PDP-04: links to the products in a picture, at their places; those in cropped parts are left out. */
export function Hotspots({ hotspots, ratio, frameRatio }: HotspotsProps) {
  const spots = hotspots
    .map((spot) => ({
      ...spot,
      x: inFrame(spot.x, Math.max(1, ratio / frameRatio)),
      y: inFrame(spot.y, Math.max(1, frameRatio / ratio)),
    }))
    .filter(({ x, y }) => Math.min(x, y, 1 - x, 1 - y) > edge);
  return (
    <ul className={styles.spots}>
      <Each items={spots} place="/content/hotspots" keyOf={({ url }) => url}>
        {({ x, y, name, url }) => (
          <li className={styles.spot} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
            <SafeLink href={url} leadsTo="product" className={styles.link}>
              <span className={styles.name} data-side={x > 0.5 ? 'left' : 'right'}>
                {name}
              </span>
            </SafeLink>
          </li>
        )}
      </Each>
    </ul>
  );
}
