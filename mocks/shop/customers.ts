import type {
  AddressRecord,
  CustomerRecord,
  FavoriteListRecord,
  OrganizationRecord,
  ShopState,
} from '../store/state';
import { catalogue } from './catalogue/catalogue';

/** The password of every mock customer but the empty one. */
export const password = 'furulia2026';

type Person = Pick<CustomerRecord, 'customerId' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

function person(customerId: string, name: string, email: string, phoneNumber: string): Person {
  const [firstName = '', lastName = ''] = name.split(/ (?=\S+$)/);
  return { customerId, firstName, lastName, email, phoneNumber };
}

function customer(owner: Person, more: Partial<CustomerRecord> = {}): CustomerRecord {
  return {
    id: `U-${owner.customerId}`,
    ...owner,
    password,
    organizationId: null,
    role: null,
    primaryAddressId: null,
    billingAddresses: [],
    deliveryAddresses: [],
    ...more,
  };
}

function address(
  id: string,
  { firstName, lastName, email, phoneNumber }: Person,
  place: string,
): AddressRecord {
  const [street = '', postalCode = '', city = '', countryCode = 'NO'] = place.split(', ');
  const countryName = countryCode === 'SE' ? 'Sverige' : 'Norge';
  return {
    id,
    firstName,
    lastName,
    address: street,
    city,
    postalCode,
    countryName,
    countryCode,
    email,
    phoneNumber,
  };
}

const organizations: OrganizationRecord[] = [
  {
    id: 'ORG-1042',
    name: 'Kontorhotellet AS',
    number: '918273645',
    contactPhone: '4722001042',
    contactEmail: 'innkjop@kontorhotellet.example',
  },
  {
    id: 'ORG-2077',
    name: 'Hotell Nordan AB',
    number: '556677-8899',
    contactPhone: '46850002077',
    contactEmail: 'inkop@hotellnordan.example',
  },
];

const ingrid = person('C-1001', 'Ingrid Solbakken', 'ingrid@furulia.example', '4791234501');
const elin = person('C-1002', 'Elin Nyström', 'elin@furulia.example', '46701234502');
const ase = person('C-2001', 'Åse Lindqvist', 'ase@kontorhotellet.example', '4791234503');
const mattias = person('C-2002', 'Mattias Ek', 'mattias@kontorhotellet.example', '4791234504');
const linn = person('C-2003', 'Linn Haugen', 'linn@kontorhotellet.example', '4791234505');
const gunnar = person('C-3001', 'Gunnar Bergström', 'gunnar@hotellnordan.example', '46701234506');

const vidar = person('C-1003', 'Vidar Moen', 'vidar@furulia.example', '4791234507');

const home = address('A-1', ingrid, 'Storgata 14B, 2609, Lillehammer');
const cabin = address('A-2', ingrid, 'Fjellveien 3, 2640, Vinstra');
const office = address('A-3', ase, 'Kongens gate 9, 0153, Oslo');
const floor = address('A-4', ase, 'Kongens gate 9 (4. etasje), 0153, Oslo');
const desk = address('A-6', mattias, 'Kongens gate 9, 0153, Oslo');
const hotel = address('A-5', gunnar, 'Norrlandsgatan 21, 111 43, Stockholm, SE');
/** A copy of the address with another id, for the other list. */
const deliveredTo = (billing: AddressRecord): AddressRecord => ({ ...billing, id: `${billing.id}-D` });

/**
 * The customers of a new shop, one of each kind; README.md lists how to sign in. `orders` is the length of their
 * initial order history (orderHistory.ts).
 */
export const customers: readonly { record: CustomerRecord; orders: number }[] = [
  {
    record: customer(ingrid, {
      primaryAddressId: home.id,
      billingAddresses: [home],
      deliveryAddresses: [deliveredTo(home), cabin],
    }),
    orders: 7,
  },
  { record: customer(vidar, { locked: true }), orders: 0 },
  { record: customer(elin, { password: 'blåbærłąka🌲' }), orders: 0 },
  {
    record: customer(ase, {
      organizationId: 'ORG-1042',
      role: 'administrator',
      primaryAddressId: office.id,
      billingAddresses: [office],
      deliveryAddresses: [deliveredTo(office), floor],
    }),
    orders: 42,
  },
  {
    record: customer(mattias, {
      organizationId: 'ORG-1042',
      primaryAddressId: desk.id,
      billingAddresses: [desk],
      deliveryAddresses: [deliveredTo(desk)],
    }),
    orders: 3,
  },
  { record: customer(linn, { organizationId: 'ORG-1042', role: 'buyer' }), orders: 0 },
  {
    record: customer(gunnar, {
      organizationId: 'ORG-2077',
      role: 'administrator',
      primaryAddressId: hotel.id,
      billingAddresses: [hotel],
      deliveryAddresses: [deliveredTo(hotel)],
    }),
    orders: 5000,
  },
];

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Record<string, Item> =>
  Object.fromEntries(items.map((item) => [key(item), item]));

/** A list with the newest products of a category. */
function favorites(id: string, name: string, category: string, count: number): FavoriteListRecord {
  const products = catalogue().inCategory.get(category) ?? [];
  return { id, name, codes: products.slice(0, count).map(({ code }) => code) };
}

/** The state of a new shop: no customer is signed in, all carts are empty. */
export function initialState(): ShopState {
  return {
    openedAt: Date.now(),
    signedIn: null,
    organizations: byKey(organizations, ({ id }) => id),
    customers: byKey(
      customers.map(({ record }) => record),
      ({ customerId }) => customerId,
    ),
    carts: {},
    favorites: {
      [ingrid.customerId]: [
        favorites('F-A', 'Stua', 'sofas', 3),
        favorites('F-B', 'Lys til hytta', 'lighting', 2),
      ],
      [ase.customerId]: [favorites('F-C', 'Møterommene', 'home-office', 4)],
    },
    orders: {},
    sequence: 0,
  };
}
