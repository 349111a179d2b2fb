import type { Behaviours } from '../msw/runtime/behaviour';
import { findArticle } from '../shop/lines';
import type { Store } from '../store/store';
import { invalid, noContent } from './answers';
import { languageOf } from './shopContext';

/** Requests about a product. */
export const productBehaviours = {
  createStockNotice(call) {
    const { code, email } = call.input.body;
    if (!findArticle(code)) return invalid('code', 'unknownCode', languageOf(call), code);
    const state = call.store.read();
    const others = (state.stockNotices ?? []).filter((each) => each.code !== code || each.email !== email);
    call.store.write({ ...state, stockNotices: [...others, { code, email }] });
    return noContent;
  },
} satisfies Behaviours<Store>;
