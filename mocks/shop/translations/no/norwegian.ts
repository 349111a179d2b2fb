import type { Areas } from '../areas';
import { account } from './account';
import { addresses } from './addresses';
import { cart } from './cart';
import { checkout } from './checkout';
import { common } from './common';
import { consent } from './consent';
import { content } from './content';
import { errors } from './errors';
import { favorites } from './favorites';
import { filters } from './filters';
import { forms } from './forms';
import { listing } from './listing';
import { navigation } from './navigation';
import { orders } from './orders';
import { organization } from './organization';
import { product } from './product';
import { quickOrder } from './quickOrder';
import { search } from './search';

/** The interface's texts in Norwegian. */
export const norwegian: Areas = {
  common,
  navigation,
  listing,
  filters,
  product,
  search,
  account,
  addresses,
  cart,
  checkout,
  consent,
  content,
  errors,
  favorites,
  forms,
  organization,
  orders,
  quickOrder,
};
