import { shopBrand } from '../../../../brand/shopBrand';
import type { Store } from '../../../../src/api/generated/types';
import type { PageSource, StoreFacts, Text } from '../authoring';

type Hours = [opens: string, closes: string];

/** Content of one store's page. */
export interface StoreSource {
  id: string;
  room: string;
  slug: string;
  city: Text;
  lead: Text;
  body: Text;
  store: StoreFacts & { phoneNumber: string };
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** A week's opening hours, Monday first; a day without hours is closed. */
export function openingHours(week: {
  weekdays: Hours;
  saturday: Hours;
  sunday?: Hours;
}): Store['openingHours'] {
  const day = (name: Store['openingHours'][number]['day'], [opens, closes]: Hours) => ({
    day: name,
    opens,
    closes,
  });
  return [
    ...weekdays.map((name) => day(name, week.weekdays)),
    day('saturday', week.saturday),
    ...(week.sunday ? [day('sunday', week.sunday)] : []),
  ];
}

/** The holidays around the new year on which every store is closed. */
export const closedHolidays: StoreFacts['exceptions'] = [
  {
    date: '2026-12-25',
    text: { no: '25. desember, stengt', sv: '25 december, stängt', en: '25 December, closed' },
  },
  {
    date: '2026-12-26',
    text: { no: '26. desember, stengt', sv: '26 december, stängt', en: '26 December, closed' },
  },
  {
    date: '2027-01-01',
    text: { no: '1. januar, stengt', sv: '1 januari, stängt', en: '1 January, closed' },
  },
];

/** The page of a store. */
export function storePage({ id, room, slug, city, lead, body, store }: StoreSource): PageSource {
  return {
    id,
    type: 'StorefrontPage',
    parent: 'stores',
    room,
    slug: { no: slug, sv: slug, en: slug },
    title: {
      no: `${shopBrand.name} ${city.no}`,
      sv: `${shopBrand.name} ${city.sv}`,
      en: `${shopBrand.name} ${city.en}`,
    },
    lead,
    store,
    blocks: [
      { type: 'text', body },
      {
        type: 'cta',
        items: [
          {
            heading: {
              no: 'Noe du vil prøvesitte?',
              sv: 'Något du vill provsitta?',
              en: 'Something to try out?',
            },
            text: {
              no: 'Ring først, så setter vi det fram.',
              sv: 'Ring först, så ställer vi fram det.',
              en: 'Call ahead and we will have it out for you.',
            },
            link: `tel:${store.phoneNumber.replaceAll(' ', '')}`,
            label: { no: 'Ring butikken', sv: 'Ring butiken', en: 'Call the shop' },
          },
        ],
      },
    ],
  };
}
