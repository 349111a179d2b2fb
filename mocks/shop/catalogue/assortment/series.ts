import { brandsOf, styles, type Style, type Trade } from './brands';
import { seededRandom } from './random';

/** A series of products with one name, one brand and one style. */
export interface Series {
  name: string;
  brand: string;
  style: Style;
}

const short: Record<Trade, string> = {
  furniture: 'Rolig Stille Kvist Lun Tind Mose Vante Bris Hvile Tømmer Sval Ro Flis Lafte Nøst Sti Varde',
  lighting:
    'Glød Gnist Skumring Blink Sol Nordlys Fyr Lanterne Demring Kveld Stråle Skjær Måne Glimt Blåtime',
  textiles: 'Vev Lin Garn Flette Renning Hespe Søm Dun Lodd Tov Loden Nøste Snor Spinn Innslag Karde Veft',
  decoration:
    'Leir Skår Dråpe Bølge Kime Knopp Boble Rim Duft Skjell Fjær Sten Blad Lav Skål Dugg Tue Kongle',
};

const stems: Record<Trade, string> = {
  furniture: 'Skog Fjord Furu Gran Lyng Elve Holm Berg Eng Løv Bjerke Vest Sør Myr Hei Ask Alm Tun Haug',
  lighting: 'Sol Lys Vår Sommer Måne Stjerne Nord Øst Morgen Kvelds Høst Vinter',
  textiles: 'Lin Ull Vår Eng Lyng Blom Sne Hav Myr Kløver Rype Vind',
  decoration: 'Leir Hav Sand Stein Fjære Kyst Skjær Vann Krok Myr Bekke Tang',
};

const endings = 'ly vik ås dal lund heim li mo sund nes stad vang rud tun set bu';

/** Short names first, then compounds like names of farms. */
function names(trade: Trade): string[] {
  const put = stems[trade].split(' ').flatMap((stem) =>
    endings
      .split(' ')
      .filter((ending) => !ending.startsWith(stem.slice(-1)) && ending !== stem.toLowerCase())
      .map((ending) => stem + ending),
  );
  return [...short[trade].split(' '), ...seededRandom(`series ${trade}`).shuffle(put).slice(0, 90)];
}

function seriesOf(trade: Trade): Series[] {
  const random = seededRandom(`makers ${trade}`);
  return names(trade).map((name) => ({
    name,
    brand: random.pick(brandsOf[trade]),
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
