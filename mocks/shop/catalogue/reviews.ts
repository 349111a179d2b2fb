import type { Rating, Review } from '../../../src/api/generated/types';
import { localized, type Language, type Localized } from '../context';
import type { Product } from './product';

/** Reviews of any product, by rating. */
const texts: Readonly<Record<3 | 4 | 5, readonly Localized[]>> = {
  5: [
    localized(
      'Akkurat som på bildene, og bedre på ordentlig. Vi har hatt besøk som har spurt hvor den er fra.',
      'Precis som på bilderna, och finare på riktigt. Flera som varit på besök har frågat var den är ifrån.',
      'Just as in the pictures, and better in real life. Several guests have asked where it is from.',
    ),
    localized(
      'Solid, tung på den gode måten, og ingen lukt da den kom. Anbefales.',
      'Stabil, tung på det goda sättet, och luktade ingenting när den kom. Rekommenderas.',
      'Solid, heavy in the good way, and no smell when it arrived. Recommended.',
    ),
    localized(
      'Kom to dager før tiden, godt pakket. Fargen stemmer med prøven i butikken.',
      'Kom två dagar före utsatt tid, väl förpackad. Färgen stämmer med provet i butiken.',
      'Came two days early and well packed. The colour matches the sample in the shop.',
    ),
    localized(
      'Har brukt den hver dag i et halvt år, med to barn og en hund. Ser fortsatt ny ut.',
      'Har använt den varje dag i ett halvår, med två barn och en hund. Ser fortfarande ny ut.',
      'In daily use for half a year with two children and a dog. Still looks new.',
    ),
  ],
  4: [
    localized(
      'Veldig fornøyd. Litt større enn jeg hadde sett for meg, så mål før du bestiller.',
      'Väldigt nöjd. Lite större än jag hade tänkt mig, så mät innan du beställer.',
      'Very pleased. A little larger than I had imagined, so measure before you order.',
    ),
    localized(
      'Fin kvalitet. Trekker en stjerne fordi leveringen ble flyttet én gang.',
      'Fin kvalitet. Drar av en stjärna eftersom leveransen flyttades en gång.',
      'Good quality. One star off because the delivery was moved once.',
    ),
    localized(
      'Fargen er litt varmere enn på skjermen min, men den passer godt inn.',
      'Färgen är lite varmare än på min skärm, men den passar bra in.',
      'The colour is a little warmer than on my screen, but it fits in well.',
    ),
  ],
  3: [
    localized(
      'Helt grei. Jeg hadde ventet meg litt mer for prisen, men kundeservice var hyggelig.',
      'Helt okej. Jag hade väntat mig lite mer för priset, men kundtjänsten var trevlig.',
      'All right. I had expected a little more for the price, but customer service was kind.',
    ),
    localized(
      'En liten ripe på undersiden da den kom. Fikk avslag i prisen og beholdt den.',
      'En liten repa på undersidan när den kom. Fick avdrag på priset och behöll den.',
      'A small scratch underneath when it came. I got some money back and kept it.',
    ),
  ],
};

const authors = [
  'Marte',
  'Johan S.',
  'Anne-Lise',
  'Erik',
  'Sunniva H.',
  'Oskar',
  'Kari',
  'Maja L.',
  'Tor',
  'Elsa',
];

/** Ratings in the order they recur. */
const cycle = [5, 5, 4, 5, 4, 5, 3, 5, 4] as const;
/** Maximum number of reviews with a text. */
const maxReviews = 5;
const day = 86_400_000;
/** Date of the newest reviews. */
const newest = Date.UTC(2026, 10, 24);

/** Ratings of a product, newest first; more for a popular one, none for a new one and for every seventh. */
function ratingsOf({ id, newProduct, popularity }: Product): (3 | 4 | 5)[] {
  if (newProduct || id % 7 === 0) return [];
  const count = 1 + (id % 4) + Math.round(popularity ** 2 * 60);
  return Array.from({ length: count }, (_, place) => cycle[(id + place * 2 ** (id % 3)) % cycle.length] ?? 5);
}

/** The rating of a product (CARD-01); undefined without ratings. */
export function ratingOf(product: Product): Rating | undefined {
  const ratings = ratingsOf(product);
  if (ratings.length === 0) return undefined;
  const average = ratings.reduce<number>((sum, rating) => sum + rating, 0) / ratings.length;
  return { average: Math.round(average * 10) / 10, count: ratings.length };
}

/** The newest reviews of a product (PDP-01). */
export function reviewsOf(product: Product, language: Language): Review[] {
  const { id } = product;
  const used = { 3: id, 4: id, 5: id };
  return ratingsOf(product)
    .slice(0, maxReviews)
    .flatMap((rating, place) => {
      const pool = texts[rating];
      const at = used[rating]++;
      const text = at - id < pool.length ? pool[at % pool.length]?.[language] : undefined;
      const date = new Date(newest - ((id % 23) + place * (11 + (id % 17))) * day).toISOString().slice(0, 10);
      const author = authors[(id + place * 3) % authors.length] ?? '';
      return text === undefined ? [] : [{ id: `${id}-${place + 1}`, author, date, rating, text }];
    });
}
