import type { BulkOutcome, CartLine } from '../../src/api/generated/types';
import { articleName, type Article } from '../shop/catalogue/variations';
import type { Language } from '../shop/context';
import { findArticle, findProduct, isArticleNumber, isForSale, mostOf } from '../shop/lines';
import type { MessageKey } from '../shop/messages';
import type { Store } from '../store';
import { message } from './answers';
import { cartOf, quantityIn, saveCart, withQuantity } from './cartState';

type Part = keyof BulkOutcome;

interface Verdict {
  part: Part;
  article?: Article;
  reason?: [key: MessageKey, value?: string | number];
}

/** What becomes of one line, given how many of the article are in the cart already. */
function judge({ code, quantity }: CartLine, held: (code: string) => number): Verdict {
  if (!isArticleNumber(code)) return { part: 'incorrectFormat', reason: ['malformedCode'] };
  if (quantity === 0) return { part: 'incorrectFormat', reason: ['noQuantity'] };
  const article = findArticle(code);
  if (!article && findProduct(code)) return { part: 'notAdded', reason: ['chooseVariation'] };
  if (!article) return { part: 'notFound', reason: ['unknownCode', code] };
  if (!isForSale(article)) return { part: 'notAdded', article, reason: ['notForSale'] };
  const most = mostOf(article);
  if (held(article.code) + quantity > most) return { part: 'notAdded', article, reason: ['tooMany', most] };
  return { part: 'added', article };
}

const nothing = () => ({ count: 0, lineItems: [] });

/** Adds to a customer's cart what can be added, and says of every line what became of it (QORD-01, ORD-02). */
export function addLines(
  store: Store,
  owner: string,
  lines: readonly CartLine[],
  language: Language,
): BulkOutcome {
  const outcome: BulkOutcome = {
    added: nothing(),
    incorrectFormat: nothing(),
    notFound: nothing(),
    notAdded: nothing(),
  };
  let cart = cartOf(store, owner);
  for (const line of lines) {
    const { part, article, reason } = judge(line, (code) => quantityIn(cart, code));
    if (part === 'added' && article)
      cart = withQuantity(cart, article.code, quantityIn(cart, article.code) + line.quantity);
    outcome[part].count += 1;
    outcome[part].lineItems.push({
      ...line,
      name: article ? articleName(article, language) : null,
      reason: reason ? message(reason[0], language, reason[1]) : null,
    });
  }
  saveCart(store, owner, cart);
  return outcome;
}
