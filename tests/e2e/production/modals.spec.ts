import { expect, test, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium';
import { modalRegistry } from '../../../src/app/Modals';
import type { ModalName } from '../../../src/components/plain/modalStore';
import { modalOpenings } from '../../support/browser/modalOpenings';
import { recordViolations } from '../../support/browser/recordViolations';
import {
  endAnimations,
  expectAccessible,
  expectNoSidewaysScroll,
  openEverything,
  setWidth,
} from '../../support/browser/shopWindow';

// Visible scrollbars: a locked page must keep the room of its scrollbar.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const names = Object.keys(modalRegistry) as ModalName[];
const part = '[role="dialog"]';
const dialog = (page: Page) => page.getByRole('dialog');

function box(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { x, width } = element.getBoundingClientRect();
    return { x, width };
  });
}

/** Open a modal by pointer or by keyboard. */
async function open(page: Page, name: ModalName, by: 'pointer' | 'keyboard'): Promise<void> {
  const { opener, title } = modalOpenings[name];
  if (by === 'pointer') await opener(page).click();
  else await opener(page).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(title);
  await endAnimations(page);
}

async function expectClosed(page: Page, name: ModalName): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(modalOpenings[name].opener(page)).toBeFocused();
}

/** Open a modal by each method and close it by each: Escape, and a press outside. */
async function expectOpensAndCloses(page: Page, name: ModalName): Promise<void> {
  const { mobile, fillsWindow } = modalOpenings[name];
  await setWidth(page, mobile ? 768 : 1280);
  const address = page.url();
  const before = await box(page, 'main');
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname));

  await open(page, name, 'keyboard');
  expect(chunks.filter((path) => path.endsWith('.js'))).not.toEqual([]);
  await expect(page.locator(`${part}:focus-within`)).toHaveCount(1);
  await expect.poll(() => box(page, 'main')).toEqual(before);
  if (!fillsWindow) expect((await box(page, part)).width).toBe(480);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
    await expect(page.locator(`${part}:focus-within`)).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page, name);

  expect(page.url()).toBe(address);
  if (fillsWindow) return;
  await open(page, name, 'pointer');
  const { x, width } = await box(page, part);
  // The menu is at the left edge of the window, the other modals leave it free.
  await page.mouse.click(x > 5 ? 5 : width + 5, 790);
  await expectClosed(page, name);
}

/** Open a modal, show all its content and expect it to fit every width, without axe violations in either theme. */
async function expectFits(page: Page, name: ModalName): Promise<void> {
  const { fill, mobile } = modalOpenings[name];
  await setWidth(page, mobile ? 375 : 1280);
  await open(page, name, 'pointer');
  await fill(dialog(page));
  const opened = await openEverything(page, part);
  if (name === 'filter') expect(opened).toBeGreaterThan(0);
  for (const width of mobile ? [375, 720] : [375, 720, 768, 1440]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    const room = await page.evaluate(() => window.innerWidth);
    if (width <= 720) await expect.poll(async () => (await box(page, part)).width).toBe(room);
    if (width === 375) await expectAccessible(page, part);
  }
}

for (const name of names)
  test(`MOD-01 ${name} opens by keyboard and pointer; Escape and a press outside close it; with all its content it fits and is accessible in both themes`, async ({
    page,
  }) => {
    test.slow();
    const violations = await recordViolations(page);
    await modalOpenings[name].go(page);
    // Its sign-in modal is tested under its own name; registration is the second step in it.
    if (name !== 'register') await expectOpensAndCloses(page, name);
    await expectFits(page, name);
    // Of the content security policy, which the preview server sends.
    expect(violations).toEqual([]);
  });
