import { z } from 'zod';
import { customer, organization } from '../../store/state';
import { text } from './text';

/** Customers of a new shop, and their organisations. */
export const customers = z.strictObject({
  organizations: z.array(organization),
  customers: z.array(
    z.strictObject({
      record: customer,
      /** Length of the initial order history (shop/orderHistory.ts). */
      orders: z.number(),
      /** Lists of the newest products of a category. */
      favorites: z.array(
        z.strictObject({
          id: text,
          name: text,
          category: text,
          count: z.number(),
          shared: z.boolean().optional(),
        }),
      ),
    }),
  ),
});
