import source from '../../../data/catalogue/series.json' with { type: 'json' };
import type { SeriesNames, Trade } from '../../../data/schemas/catalogue';
import { withShopName } from '../../withShopName';
import { seededRandom } from './random';

const { brands, short, stems, endings } = withShopName(source) as SeriesNames;
const styles = ['scandinavian', 'japandi', 'classic', 'rustic', 'modern'] as const;

/** A series of products with one name, one brand and one style. */
export interface Series {
  name: string;
  brand: string;
  style: (typeof styles)[number];
}

/** Short names first, then compounds like names of farms. */
function names(trade: Trade): string[] {
  const put = stems[trade].flatMap((stem) =>
    endings
      .filter((ending) => !ending.startsWith(stem.slice(-1)) && ending !== stem.toLowerCase())
      .map((ending) => stem + ending),
  );
  return [...short[trade], ...seededRandom(`series ${trade}`).shuffle(put).slice(0, 90)];
}

function seriesOf(trade: Trade): Series[] {
  const random = seededRandom(`makers ${trade}`);
  return names(trade).map((name) => ({
    name,
    brand: random.pick(brands[trade]),
    style: random.pick(styles),
  }));
}

/** Series of each trade. */
export const series: Readonly<Record<Trade, readonly Series[]>> = {
  furniture: seriesOf('furniture'),
  lighting: seriesOf('lighting'),
  textiles: seriesOf('textiles'),
  decoration: seriesOf('decoration'),
};
