/** Three products, one market, one language; ids are UUIDs and numbers, unlike those of the mock shop. */
export interface SmallProduct {
  code: string;
  name: string;
  material: string;
  stock: number;
  maxQuantity: number | null;
  /** GBP, excluding VAT. */
  price: number;
}

export const products: readonly SmallProduct[] = [
  { code: '7001', name: 'Elm stool', material: 'elm', stock: 0, maxQuantity: null, price: 40 },
  { code: '7002', name: 'Ash stool', material: 'ash', stock: 3, maxQuantity: 2, price: 55.5 },
  { code: '7003', name: 'Ash bench', material: 'ash', stock: 70, maxQuantity: null, price: 119.99 },
];

export const categories = {
  empty: { id: '0b0e7c1a-58f5-4a55-9c2c-2f7f4f0f9a01', url: '/en/c/empty', title: 'Empty', products: [] },
  seats: { id: '0b0e7c1a-58f5-4a55-9c2c-2f7f4f0f9a02', url: '/en/c/seats', title: 'Seats', products },
} as const;

/** The value-added tax of the market. */
export const vat = 0.2;

const round = (amount: number) => Math.round(amount * 100) / 100;

export const money = (amount: number) => ({
  amount: round(amount),
  formattedString: `£${round(amount).toFixed(2)}`,
});

const priceOf = ({ price }: SmallProduct) => ({
  regularPriceExVat: money(price),
  regularPriceIncVat: money(price * (1 + vat)),
  priceExVat: money(price),
  priceIncVat: money(price * (1 + vat)),
  discountExVat: money(0),
  discountIncVat: money(0),
  discountPercentage: 0,
  description: null,
  currency: 'GBP',
});

/** A product as a hit; keys in a different order, and one field beyond the contract. */
export const hit = (product: SmallProduct, isSignedIn: boolean) => ({
  warehouse: 'Leeds',
  url: `/en/p/${product.code}`,
  name: product.name,
  code: product.code,
  active: true,
  marketingText: '',
  elNumber: null,
  alternativeProductNumber: null,
  brand: null,
  mainCategory: 'Seats',
  productType: 'stool',
  image: null,
  thumbnail: null,
  images: [],
  availableColors: [],
  price: isSignedIn ? priceOf(product) : null,
  promotion: null,
  bestSeller: false,
  newProduct: false,
  recommended: false,
  inStock: product.stock > 0,
  inStockQuantity: product.stock,
  maxQuantity: product.maxQuantity,
  isBuyable: true,
  isGift: false,
  note: null,
  visible: true,
  hidePrice: false,
  variations: [],
  numberOfVariants: 0,
  color: null,
  categoryPath: ['Seats'],
});

/** A line of a cart or an order. */
export function line(product: SmallProduct, quantity: number) {
  return {
    code: product.code,
    elNumber: null,
    categoryPath: ['Seats'],
    quantity,
    inStockQuantity: product.stock,
    active: true,
    price: {
      ...priceOf(product),
      unitPrice: money(product.price),
      totalPriceForItems: money(product.price * quantity),
    },
    item: {
      name: product.name,
      productType: 'stool',
      url: `/en/p/${product.code}`,
      note: null,
      visible: true,
      image: null,
    },
  };
}

/** A fee that the server adds to every cart that is not empty: a line that no customer added. */
export const fee = {
  ...line({ code: '1', name: 'Fee', material: '', stock: 1, maxQuantity: 1, price: 1 }, 1),
};
fee.item.visible = false;
