import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../../support/browser/changePage';
import { sampleProducts } from '../../support/sampleProducts';
import { openPage, signIn } from '../../support/browser/shopWindow';

const choices = (page: Page, group: 'Colour' | 'Size') =>
  page.getByRole('group', { name: new RegExp(`^${group}`) }).getByRole('radio');

test('PDP-02 a variation selected by keyboard replaces the address and survives reload and Back', async ({
  page,
}) => {
  await openPage(page, '/en/customer-service');
  await openPage(page, sampleProducts.choices);
  await choices(page, 'Size').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/selectedModel=\d+-02$/);
  const code = /selectedModel=(.+)$/.exec(page.url())?.[1] ?? '';
  await expect(page.getByText(`Article number ${code}`)).toBeVisible();
  await page.reload();
  await expect(choices(page, 'Size').nth(1)).toBeChecked();

  const other = page
    .getByRole('region', { name: 'Similar products' })
    .getByRole('heading')
    .getByRole('link')
    .first();
  await other.click();
  await expect(page).not.toHaveURL(/selectedModel=.*-02$/);
  await page.goBack();
  await expect(page.getByText(`Article number ${code}`)).toBeVisible();
  await expect(choices(page, 'Size').nth(1)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/customer-service$/);
});

test('PDP-02 an unavailable size shows that and selects a colour that has it; a sold-out one shows that', async ({
  page,
}) => {
  await changePage(page, (answer) => {
    if (!('product' in answer)) return answer;
    const { variations } = answer.product;
    const [first] = variations;
    const rest = variations.filter(({ color }, place) => place !== 1 || color?.key !== first?.color?.key);
    const soldOut = rest.map((each, place) =>
      place === 1 ? { ...each, inStock: false, inStockQuantity: 0 } : each,
    );
    return {
      ...answer,
      product: { ...answer.product, variations: first ? [first, ...soldOut.slice(1)] : [] },
    };
  });
  await openPage(page, sampleProducts.choices);
  await choices(page, 'Colour').first().check();
  const color = await page
    .getByRole('group', { name: /^Colour:/ })
    .getByText(/\S/)
    .first()
    .innerText();
  const lacking = choices(page, 'Size').and(page.getByRole('radio', { name: /, not available in / }));
  await expect(lacking).toHaveCount(1);
  await lacking.check();
  await expect(choices(page, 'Colour').first()).not.toBeChecked();
  expect(await page.getByRole('group', { name: /^Colour:/ }).innerText()).not.toBe(color);
  await expect(page.getByRole('radio', { name: /, Not in stock$/ }).first()).toBeAttached();
});

test('PDP-02 signed in, a variation changes code, price, picture, stock, maximum quantity and availability', async ({
  page,
}) => {
  await changePage(page, (answer) => {
    if (!('product' in answer)) return answer;
    const [first, second, ...others] = answer.product.variations.map((each) => ({ ...each, maxQuantity: 9 }));
    if (!first?.price || !second?.price) return answer;
    const price = {
      ...second.price,
      priceIncVat: { ...second.price.priceIncVat, formattedString: 'A price' },
    };
    const { image } = others.find(({ color }) => color?.key !== first.color?.key) ?? first;
    const limited = { ...second, price, image, maxQuantity: 2, inStock: true, inStockQuantity: 3 };
    const last = { ...others.pop(), isBuyable: false };
    const variations = [first, limited, ...others, last as typeof first];
    return { ...answer, product: { ...answer.product, variations } };
  });
  await openPage(page, '/en/customer-service');
  await signIn(page);
  await openPage(page, sampleProducts.choices);
  const main = page.getByRole('main');
  const box = main.locator('[aria-live=polite]').first();
  const quantity = box.locator('..').getByRole('spinbutton');
  const pictureNow = () => page.getByRole('region', { name: /^Pictures of/ }).locator('[aria-current]');
  await choices(page, 'Colour').first().check();
  await choices(page, 'Size').first().check();
  await expect(quantity).toHaveAttribute('aria-valuemax', '9');
  await expect(box).not.toContainText('A price');
  const picture = await pictureNow().getAttribute('aria-label');
  await choices(page, 'Size').nth(1).check();
  await expect(main.getByText(/^Article number .+-02$/)).toBeVisible();
  await expect(box).toContainText('A price');
  await expect(box).toContainText('Few left');
  await expect(quantity).toHaveAttribute('aria-valuemax', '2');
  await expect(pictureNow()).not.toHaveAttribute('aria-label', picture ?? '');
  await choices(page, 'Colour').last().check();
  await choices(page, 'Size').last().check();
  await expect(main.getByText('Not sold online')).toBeVisible();
  await expect(quantity).toHaveCount(0);
});
