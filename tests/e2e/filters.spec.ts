import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdListings } from '../support/heldListing';
import { openAndStopClock } from '../support/searchInBrowser';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth, signIn } from '../support/shopWindow';

const sofas = '/en/furniture/living-room/sofas';
const textiles = '/en/textiles-and-rugs';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters', exact: true });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const openButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filters/ });
const chips = (page: Page) => page.getByRole('group', { name: 'Chosen filters' });
const products = (page: Page) => page.getByRole('region', { name: 'Products' });
const said = (page: Page) => page.getByRole('status');
const facet = (place: Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`^${name}( |$)`) });
const panelOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);

/** Opens a listing in a window with the sidebar, and waits for its first answer. */
async function openWide(page: Page, address: string): Promise<void> {
  await setWidth(page, 1440);
  await openPage(page, address);
  await sidebar(page).getByRole('heading', { level: 3 }).first().waitFor();
}

/** The query of the address as people read it. */
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const expectQuery = (page: Page, search: string) => expect.poll(() => query(page)).toBe(search);

test.describe('LIST-02 where filters stand', () => {
  test('LIST-02 MOD-01 beside the list from 1281 px, in a modal up to 1280 px', async ({ page }) => {
    await setWidth(page, 1281);
    await openPage(page, sofas);
    await expect(sidebar(page)).toBeVisible();
    await expect(openButton(page)).toHaveCount(0);
    const [aside, results] = [await sidebar(page).boundingBox(), await products(page).boundingBox()];
    expect(Math.round((results?.width ?? 0) / (aside?.width ?? 1))).toBe(3);
    await setWidth(page, 1280);
    await expect(sidebar(page)).toHaveCount(0);
    await openButton(page).click();
    await expect(modal(page).getByRole('group', { name: 'Filters' })).toBeVisible();
  });
});

test.describe('FILT-01 FILT-05 facets', () => {
  test('FILT-01 FILT-02 five of them until more are asked for; fewer closes what is open', async ({
    page,
  }) => {
    await openWide(page, sofas);
    const names = () => sidebar(page).getByRole('heading', { level: 3 }).allInnerTexts();
    const five = ['Product type', 'Colour', 'Brand', 'Material', 'Width'];
    expect(await names()).toEqual(five);
    await sidebar(page).getByRole('button', { name: 'Show more filters (6)' }).click();
    expect(await names()).toEqual([
      ...five,
      'Height',
      'Room',
      'Style',
      'Series',
      'Selection',
      'Delivery time',
    ]);
    await facet(sidebar(page), 'Style').click();
    await expect(sidebar(page).getByRole('checkbox', { name: 'Classic' })).toBeVisible();
    await sidebar(page).getByRole('button', { name: 'Show fewer filters' }).click();
    expect(await names()).toEqual(five);
    await expect(sidebar(page).getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('FILT-05 a section ignores clicks for 250 ms after each toggle, and moves in that time', async ({
    page,
  }) => {
    await setWidth(page, 1440);
    await openAndStopClock(page, sofas);
    const color = facet(sidebar(page), 'Colour');
    await color.click();
    await page.clock.runFor(249);
    await color.click();
    await expect(color).toHaveAttribute('aria-expanded', 'true');
    await expect(color).toBeFocused();
    await page.clock.runFor(1);
    await color.click();
    await expect(color).toHaveAttribute('aria-expanded', 'false');
    const duration = (await panelOf(page, color)).evaluate(
      (panel) => getComputedStyle(panel).transitionDuration,
    );
    expect(await duration).toContain('0.25s');
  });

  test('FILT-05 UI-04 with less motion asked for, sections open at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWide(page, sofas);
    const panel = await panelOf(page, facet(sidebar(page), 'Colour'));
    expect(
      await panel.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration)),
    ).toBeLessThan(0.001);
  });

  test('FILT-05 a long list is 420 px high until it is expanded', async ({ page }) => {
    await openWide(page, sofas);
    await facet(sidebar(page), 'Colour').click();
    const list = sidebar(page).getByRole('list').filter({ hasText: 'Cream' });
    const height = () => list.locator('..').evaluate((frame) => frame.clientHeight);
    const all = sidebar(page).getByRole('button', { name: 'Show all 16' });
    await expect(all).toBeVisible();
    expect(await height()).toBe(420);
    await all.click();
    expect(await height()).toBeGreaterThan(500);
    await sidebar(page).getByRole('button', { name: 'Show fewer', exact: true }).click();
    expect(await height()).toBe(420);
  });
});

test.describe('FILT-07 terms', () => {
  test('FILT-07 by keyboard alone: open, choose, hear the count, and take back by chip', async ({ page }) => {
    await openWide(page, `${sofas}?utm_source=letter`);
    await facet(sidebar(page), 'Brand').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('checkbox', { name: 'Bergholm' })).toBeFocused();
    await page.keyboard.press('Space');
    await expectQuery(page, '?utm_source=letter&filter::Brand=Bergholm');
    await expect(said(page).filter({ hasText: '18 products' })).toHaveCount(1);
    await expect(products(page).getByRole('article')).toHaveCount(18);
    const bergholm = sidebar(page).getByRole('checkbox', { name: 'Bergholm' });
    await expect(bergholm).toBeFocused();
    await expect(bergholm).toBeChecked();
    await expect(bergholm).toHaveAccessibleDescription('18 products');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectQuery(page, '?utm_source=letter&filter::Brand=Bergholm;Furulia');
    await expect(said(page).filter({ hasText: '39 products' })).toHaveCount(1);

    await chips(page).getByRole('button', { name: 'Remove filter Brand: Bergholm' }).focus();
    await page.keyboard.press('Enter');
    await expect(chips(page).getByRole('button', { name: 'Remove filter Brand: Furulia' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips(page)).toBeFocused();
    await expectQuery(page, '?utm_source=letter');
    await expect(said(page).filter({ hasText: '156 products' })).toHaveCount(1);
  });

  test('FILT-07 counts follow the other choices, not those of their own facet', async ({ page }) => {
    await openWide(page, sofas);
    await sidebar(page).getByRole('checkbox', { name: 'Corner sofa' }).check();
    await expect(said(page).filter({ hasText: '24 products' })).toHaveCount(1);
    await expect(sidebar(page).getByRole('checkbox', { name: 'Modular sofa' })).toHaveAccessibleDescription(
      '22 products',
    );
    await facet(sidebar(page), 'Brand').click();
    await expect(sidebar(page).getByRole('checkbox', { name: 'Furulia' })).toHaveAccessibleDescription(
      '1 product',
    );
  });

  test('FILT-07 LIST-04 a brand with a semicolon, and a facet named __proto__, survive a reload', async ({
    page,
  }) => {
    await openWide(page, `${textiles}?filter::__proto__=constructor`);
    const brand = sidebar(page).getByRole('checkbox', { name: 'Sem;kolon' });
    await expect(
      chips(page).getByRole('button', { name: 'Remove filter __proto__: constructor' }),
    ).toBeVisible();
    await chips(page)
      .getByRole('button', { name: /__proto__/ })
      .click();
    await facet(sidebar(page), 'Brand').click();
    await brand.check();
    await expect(products(page).getByText('98 products')).toBeVisible();
    await page.reload();
    await expect(brand).toBeChecked();
    await expect(chips(page).getByRole('button', { name: 'Remove filter Brand: Sem;kolon' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('filter::Brand')).toBe('Sem%3Bkolon');
  });

  test('FILT-07 more than twelve terms can be searched by name', async ({ page }) => {
    await openWide(page, sofas);
    await facet(sidebar(page), 'Colour').click();
    await sidebar(page).getByRole('searchbox', { name: 'Search in Colour' }).fill('GREEN');
    const found = sidebar(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: /green/i }) });
    await expect(found).toHaveCount(1);
    await expect(sidebar(page).getByRole('checkbox', { name: 'Cream' })).toHaveCount(0);
    await sidebar(page).getByRole('checkbox', { name: 'Forest green' }).check();
    await expectQuery(page, '?filter::Color=green');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(sidebar(page).getByRole('checkbox', { name: 'Cream' })).toBeVisible();
    await expect(sidebar(page).getByRole('searchbox', { name: 'Search in Brand' })).toHaveCount(0);
  });

  test('FILT-07 a chosen term that has no hits any more stays, and can be taken back', async ({ page }) => {
    await openWide(page, `${sofas}?filter::Color=oak-pink&filter::ProductType=corner-sofa`);
    const gone = sidebar(page).getByRole('checkbox', { name: 'oak-pink' });
    await expect(gone).toBeChecked();
    await gone.focus();
    await page.keyboard.press('Space');
    await expect(products(page).getByText('24 products')).toBeVisible();
    await expect(gone).toBeFocused();
    await expect(gone).not.toBeChecked();
  });
});

test.describe('FILT-07 which answer shows', () => {
  test('FILT-07 choosing quickly: only the answer to the last choice shows, and nothing jumps', async ({
    page,
  }) => {
    const calls = await holdListings(page);
    await openWide(page, sofas);
    await calls.hold();
    const box = (name: string) => sidebar(page).getByRole('checkbox', { name, exact: true });
    await box('Corner sofa').click();
    await box('Curved sofa').click();
    await box('Modular sofa').click();
    for (const name of ['Corner sofa', 'Curved sofa', 'Modular sofa']) await expect(box(name)).toBeChecked();
    await expectQuery(page, '?filter::ProductType=corner-sofa;curved-sofa;modular-sofa');
    await expect(products(page)).toHaveAttribute('aria-busy', 'true');
    const before = await box('Modular sofa').boundingBox();

    await calls.decide('corner-sofa;curved-sofa;modular-sofa', 'answer');
    await expect(products(page).getByText('64 products')).toBeVisible();
    await calls.decide('corner-sofa;curved-sofa', 'answer');
    await calls.decide('corner-sofa', 'fail');
    await expect(box('Modular sofa')).toBeFocused();
    expect(await box('Modular sofa').boundingBox()).toEqual(before);
    await expect(products(page).getByText('64 products')).toBeVisible();
  });

  for (const address of [sofas, '/en/search?query=sofa']) {
    test(`FILT-07 LIST-08 facets stay when the answer fails, at ${address}`, async ({ page }) => {
      const calls = await holdListings(page);
      await openWide(page, address);
      await calls.hold();
      const corner = sidebar(page).getByRole('checkbox', { name: 'Corner sofa' });
      await corner.click();
      await calls.decide('corner-sofa', 'fail');
      await expect(products(page)).toHaveAttribute('aria-busy', 'false');
      await expect(corner).toBeFocused();
      await expect(corner).toBeChecked();
      await corner.click();
      await expect(products(page).getByRole('article').first()).toBeVisible();
    });
  }
});

test.describe('FILT-06 ranges', () => {
  const group = (page: Page) => sidebar(page).getByRole('group', { name: 'Width' });
  const thumb = (page: Page, name: 'From' | 'To') => group(page).getByRole('slider', { name });
  const field = (page: Page, name: 'From' | 'To') => group(page).getByRole('textbox', { name });

  async function openWidths(page: Page): Promise<void> {
    await openWide(page, sofas);
    await facet(sidebar(page), 'Width').click();
    await thumb(page, 'From').waitFor();
  }

  test('FILT-06 the slider arrives after the products, and only where it is asked for', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isSlider = (url: string) => /RangeSlider/.test(url);
    await openWide(page, sofas);
    await expect(products(page).getByRole('article')).toHaveCount(24);
    expect(scripts.some(isSlider)).toBe(false);
    await facet(sidebar(page), 'Width').click();
    await thumb(page, 'From').waitFor();
    expect(scripts.some(isSlider)).toBe(true);
  });

  test('FILT-06 by keyboard: the address follows when the key is let go; thumbs do not cross', async ({
    page,
  }) => {
    await openWidths(page);
    await expect(thumb(page, 'From')).toHaveAttribute('aria-valuetext', '158 cm');
    await thumb(page, 'From').focus();
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await expect(field(page, 'From')).toHaveValue('162');
    expect(query(page)).toBe('');
    await page.keyboard.up('ArrowRight');
    await expectQuery(page, '?min::Width=162');
    await expect(thumb(page, 'From')).toBeFocused();
    await page.keyboard.press('End');
    await expect(field(page, 'From')).toHaveValue('298');
    await expect(thumb(page, 'To')).toHaveAttribute('aria-valuemin', '298');
    await page.keyboard.press('Home');
    await expectQuery(page, '');
  });

  test('FILT-06 by pointer: the address changes once, when the thumb is let go', async ({ page }) => {
    await openWidths(page);
    const to = await thumb(page, 'To').boundingBox();
    const from = await thumb(page, 'From').boundingBox();
    if (!to || !from) throw new Error('No thumbs');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    await page.mouse.down();
    await page.mouse.move((to.x + from.x) / 2, to.y + 5, { steps: 8 });
    await expect(field(page, 'To')).not.toHaveValue('298');
    expect(query(page)).toBe('');
    await page.mouse.move(from.x - 40, to.y, { steps: 8 });
    await expect(field(page, 'To')).toHaveValue('158');
    await page.mouse.move((to.x + from.x) / 2, to.y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => query(page)).toMatch(/^\?max::Width=2\d\d$/);
  });

  test('FILT-06 by inputs: digits only, reverted, reordered and clamped when left', async ({ page }) => {
    await openWidths(page);
    await field(page, 'From').fill('');
    await field(page, 'From').pressSequentially('2a-0.0');
    await expect(field(page, 'From')).toHaveValue('200');
    expect(query(page)).toBe('');
    await page.keyboard.press('Tab');
    await expectQuery(page, '?min::Width=200');
    await field(page, 'To').fill('180');
    await page.keyboard.press('Enter');
    await expectQuery(page, '?min::Width=180&max::Width=200');
    await expect(field(page, 'From')).toHaveValue('180');
    await field(page, 'From').fill('');
    await field(page, 'To').fill('9999');
    await page.keyboard.press('Enter');
    await expect(field(page, 'From')).toHaveValue('180');
    await expect(field(page, 'To')).toHaveValue('298');
    await expectQuery(page, '?min::Width=180');
    await chips(page).getByRole('button', { name: 'Remove filter Width: from 180 cm' }).click();
    await expect(field(page, 'From')).toHaveValue('158');
  });

  test('FILT-06 CARD-03 customers choose a price; its chip has the currency', async ({ page }) => {
    await openWide(page, sofas);
    await expect(facet(sidebar(page), 'Price incl. VAT')).toHaveCount(0);
    await signIn(page);
    await facet(sidebar(page), 'Price incl. VAT').click();
    const prices = sidebar(page).getByRole('group', { name: 'Price incl. VAT' });
    await prices.getByRole('textbox', { name: 'To' }).fill('20000');
    await page.keyboard.press('Enter');
    await expectQuery(page, '?max::Price=20000');
    await expect(
      chips(page).getByRole('button', { name: 'Remove filter Price incl. VAT: up to 20,000 kr' }),
    ).toBeVisible();
  });
});

test.describe('FILT-02 FILT-03 FILT-04 toggles and clearing', () => {
  test('FILT-02 discontinued products show instead of those for sale, and back', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await openWide(page, sofas);
    expect(asked.some((url) => /\/products\?.*filter::Active=True/.test(url))).toBe(true);
    const toggle = sidebar(page).getByRole('switch', { name: 'Show discontinued' });
    await toggle.press('Space');
    await expectQuery(page, '?filter::Active=False');
    await expect(products(page).getByRole('article')).toHaveCount(5);
    await expect(products(page).getByRole('article').first()).toContainText('Discontinued');
    await page.reload();
    await expect(toggle).toBeChecked();
    await chips(page).getByRole('button', { name: 'Remove filter: Discontinued' }).click();
    await expect(toggle).not.toBeChecked();
    await expect(products(page).getByText('156 products')).toBeVisible();
  });

  test('FILT-03 in stock only is the parameter instock, kept only when true', async ({ page }) => {
    await openWide(page, sofas);
    const toggle = sidebar(page).getByRole('switch', { name: 'In stock only' });
    await toggle.click();
    await expectQuery(page, '?instock=true');
    await expect(products(page).getByRole('article').getByText('Not in stock')).toHaveCount(0);
    await toggle.click();
    await expectQuery(page, '');
  });

  test('FILT-04 clearing resets filters, query and paging; tracking parameters survive', async ({ page }) => {
    const tracking = '_gl=1&_ga=2&utm_source=letter&utm_campaign=b&_hsenc=c&_hsmi=d';
    const choice = 'query=sofa&instock=true&filter::Color=cream;grey&min::Width=160&filter::Active=True';
    await openWide(page, `${sofas}?${tracking}&sortOrder=1&skip=0&take=48&${choice}`);
    await expect(products(page).getByRole('article')).toHaveCount(48);
    await chips(page).getByRole('button', { name: 'Clear filters' }).click();
    await expectQuery(page, `?${tracking}&sortOrder=1`);
    await expect(chips(page)).toBeFocused();
    await expect(chips(page).getByRole('button')).toHaveCount(0);
    await expect(products(page).getByText('156 products')).toBeVisible();
  });

  test('FILT-04 on the search page clearing keeps what is searched for', async ({ page }) => {
    await openWide(page, '/en/search?query=sofa&instock=true&utm_source=letter');
    await chips(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({
        query: 'sofa',
        utm_source: 'letter',
      });
    await expect(products(page).getByRole('article').first()).toBeVisible();
  });

  test('FILT-04 FILT-07 where the filters leave nothing, there are ways on', async ({ page }) => {
    await openWide(page, `${sofas}?filter::ProductType=corner-sofa&filter::Color=rust`);
    await expect(products(page).getByRole('heading', { name: 'No products here' })).toBeVisible();
    await products(page).getByRole('button', { name: 'Remove “Rust”' }).click();
    await expect(products(page).getByText('24 products')).toBeVisible();
    await expect(products(page)).toBeFocused();
    await expect(sidebar(page).getByRole('checkbox', { name: 'Rust' })).not.toBeChecked();
  });

  test('FILT-04 where the filters leave nothing, all of them can be cleared', async ({ page }) => {
    await openWide(page, `${sofas}?filter::ProductType=corner-sofa&filter::Color=no-such`);
    const empty = products(page).getByRole('heading', { name: 'No products here' }).locator('..');
    await empty.getByRole('button', { name: 'Clear filters' }).click();
    await expect(products(page).getByText('156 products')).toBeVisible();
  });
});

for (const width of [1280, 375]) {
  test(`LIST-02 MOD-01 MOD-02 in the modal at ${width} px: live counts, Clear, Show, Back`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await openPage(page, sofas);
    await openButton(page).click();
    const show = modal(page).getByRole('button', { name: /^Show \d/ });
    const clear = modal(page).getByRole('button', { name: 'Clear', exact: true });
    await expect(show).toHaveText('Show 156 products');
    await expect(clear).toHaveCount(0);

    await modal(page).getByRole('checkbox', { name: 'Corner sofa' }).check();
    await expect(show).toHaveText('Show 24 products');
    await expect(modal(page).getByRole('status').filter({ hasText: '24 products' })).toHaveCount(1);
    await expectQuery(page, '?filter::ProductType=corner-sofa');
    const [first, second] = [await clear.boundingBox(), await show.boundingBox()];
    const isStacked = (second?.y ?? 0) >= (first?.y ?? 0) + (first?.height ?? 0);
    expect(isStacked).toBe(width <= 720);

    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await expectQuery(page, '?filter::ProductType=corner-sofa');
    await expect(openButton(page)).toHaveAccessibleName('Filters, 1 chosen');
    await expect(openButton(page)).toBeFocused();

    await openButton(page).click();
    await expect(modal(page).getByRole('checkbox', { name: 'Corner sofa' })).toBeChecked();
    await clear.click();
    await expect(show).toHaveText('Show 156 products');
    await expect(show).toBeFocused();
    await modal(page).getByRole('switch', { name: 'In stock only' }).click();
    await expectQuery(page, '?instock=true');
    await show.click();
    await expect(modal(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    await expectQuery(page, '?instock=true');
  });
}

test('MOD-02 FILT-07 in the modal Escape empties the term search first, and closes after that', async ({
  page,
}) => {
  await setWidth(page, 375);
  await openPage(page, sofas);
  await openButton(page).click();
  await facet(modal(page), 'Colour').click();
  const search = modal(page).getByRole('searchbox', { name: 'Search in Colour' });
  await search.fill('green');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
});

test('FILT-01 FILT-07 UI-04 the sidebar with everything opened is axe-clean in both themes', async ({
  page,
}) => {
  test.slow();
  await openWide(page, `${sofas}?filter::ProductType=two-seat-sofa&min::Width=165&instock=true`);
  await sidebar(page)
    .getByRole('button', { name: /^Show more filters/ })
    .click();
  const closed = sidebar(page).getByRole('heading', { level: 3 }).getByRole('button', { expanded: false });
  for (const name of await closed.allInnerTexts()) await facet(sidebar(page), name).click();
  await expect(sidebar(page).getByRole('slider')).toHaveCount(4);
  await expectAccessible(page);
});

for (const width of [320, 1280]) {
  test(`MOD-01 UI-04 the modal with everything opened at ${width} px is axe-clean and fits`, async ({
    page,
  }) => {
    test.slow();
    await setWidth(page, width);
    await openPage(page, `${sofas}?filter::ProductType=two-seat-sofa&min::Width=165&instock=true`);
    await expectNoSidewaysScroll(page);
    await openButton(page).click();
    await modal(page)
      .getByRole('button', { name: /^Show more filters/ })
      .click();
    for (const name of ['Colour', 'Brand', 'Height', 'Style', 'Series'])
      await facet(modal(page), name).click();
    await expect(modal(page).getByRole('slider')).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
