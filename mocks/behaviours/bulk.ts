import type { BulkLine, BulkOutcome } from '../../src/api/generated/types';
import { articleName, articlesOf, type Article } from '../shop/catalogue/variations';
import { productName } from '../shop/catalogue/assortment/names';
import type { Product } from '../shop/catalogue/product';
import type { ShopContext } from '../shop/context';
import type { Language } from '../shop/languages';
import { findArticle, findProduct, isArticleNumber, isForSale, quantityProblem } from '../shop/lines';
import type { CartRecord } from '../store/state';
import type { Store } from '../store/store';
import { message, type MessageKey } from './answers';
import { type CartOwner, cartOf, maxLines, quantityIn, saveCart, withQuantity } from './cartState';

type Part = keyof BulkOutcome;

interface Verdict {
  part: Part;
  article?: Article;
  /** The product of the code, when it has several variations. */
  product?: Product;
  /** Quantity added. */
  quantity?: number;
  reason?: [key: MessageKey, value?: string | number];
}

/** A line's quantity as a number from 1 to 999, ignoring characters around its digits; undefined when invalid. */
function readQuantity(text: string): number | undefined {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return quantity > 0 ? quantity : undefined;
}

/** Outcome of one line for the given cart. */
function judge(line: BulkLine, cart: CartRecord, context: ShopContext): Verdict {
  const code = line.code.trim();
  const quantity = readQuantity(line.quantity);
  if (!isArticleNumber(code)) return { part: 'incorrectFormat', reason: ['malformedCode'] };
  if (quantity === undefined) return { part: 'incorrectFormat', reason: ['malformedQuantity'] };
  const article = findArticle(code);
  const product = findProduct(code);
  if (!article && product) return { part: 'notAdded', product, reason: ['chooseVariation'] };
  if (!article) return { part: 'notFound', reason: ['unknownCode', code] };
  if (cart.quote) return { part: 'notAdded', article, reason: ['quoteCart', cart.quote.quoteNumber] };
  if (!isForSale(article)) return { part: 'notAdded', article, reason: ['notForSale'] };
  const held = quantityIn(cart, article.code);
  const problem = quantityProblem(article, held + quantity, context);
  if (problem) return { part: 'notAdded', article, reason: problem };
  if (held === 0 && cart.lines.length >= maxLines)
    return { part: 'notAdded', article, reason: ['cartFull', maxLines] };
  return { part: 'added', article, quantity };
}

/** The buyable variations of a product. */
const choices = (product: Product, language: Language) =>
  articlesOf(product)
    .filter(isForSale)
    .map((article) => ({ code: article.code, name: articleName(article, language) }));

const nothing = () => ({ count: 0, lineItems: [] });

/** Add valid lines to a cart and return the outcome of every line (QORD-01, ORD-02). */
export function addLines(
  store: Store,
  owner: CartOwner,
  lines: readonly BulkLine[],
  context: ShopContext,
): BulkOutcome {
  const { language } = context;
  const outcome: BulkOutcome = {
    added: nothing(),
    incorrectFormat: nothing(),
    notFound: nothing(),
    notAdded: nothing(),
  };
  let cart = cartOf(store, owner);
  for (const line of lines) {
    const { part, article, product, quantity, reason } = judge(line, cart, context);
    if (article && quantity !== undefined)
      cart = withQuantity(cart, article.code, quantityIn(cart, article.code) + quantity);
    outcome[part].count += 1;
    outcome[part].lineItems.push({
      ...line,
      name: article ? articleName(article, language) : product ? productName(product, language) : null,
      reason: reason ? message(reason[0], language, reason[1]) : null,
      ...(product && { variations: choices(product, language) }),
    });
  }
  saveCart(store, owner, cart);
  return outcome;
}
