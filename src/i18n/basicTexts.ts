import { shopBrand } from '../../brand/shopBrand';
import common from './en/common.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import { startTexts } from './startTexts';

/** English texts about loading and failures, in the main chunk so that they are always available. */
export const basicTexts = {
  common: { ...startTexts.en.common, ...common, shopName: shopBrand.name },
  errors: { ...startTexts.en.errors, ...errors },
};
