import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Open the field for a discount code on the cart page, enter a code, and return the field. */
export async function enterDiscountCode(user: UserEvent, code: string): Promise<HTMLInputElement> {
  await user.click(screen.getByRole('button', { name: 'Add a discount code' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount code' });
  await user.type(field, `${code}{Enter}`);
  return field;
}
