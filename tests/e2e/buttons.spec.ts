import { expect, test, type Locator, type Page } from '@playwright/test';
import { endAnimations, openPage } from '../support/browser/shopWindow';
import { samplePages } from '../support/samplePages';

/** Plain components of the first window, with the states that the gallery shows beside MUI's. */
const twins = {
  Button: ['primary', 'secondary', 'quiet', 'size=small', 'icon', 'loading'],
  IconButton: ['icon'],
};

/** Computed styles that define the look of a button. */
const properties = [
  ...['backgroundColor', 'color', 'cursor', 'opacity'],
  ...['borderTopColor', 'borderTopStyle', 'borderTopWidth', 'borderTopLeftRadius', 'boxShadow'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'textTransform'],
  ...['outlineColor', 'outlineOffset', 'outlineStyle', 'outlineWidth'],
] as const;

const buttonIn = (page: Page, story: string, state: string): Locator =>
  page
    .locator(`[data-story="${story}"] div`, { has: page.locator('code').getByText(state, { exact: true }) })
    .getByRole('button')
    .first();

/** Look of a button: its size in px, and its computed styles. */
async function lookOf(button: Locator) {
  await endAnimations(button.page());
  return button.evaluate((element, names) => {
    const { width, height } = element.getBoundingClientRect();
    const computed = getComputedStyle(element);
    const styles = Object.fromEntries(names.map((name) => [name, computed[name]]));
    // The width of an outline that does not show depends on the style sheet of the browser.
    if (computed.outlineStyle === 'none') delete styles['outlineWidth'];
    return { width: Math.round(width), height: Math.round(height), ...styles };
  }, properties);
}

/** Looks of a button at rest, below the pointer, and in focus by the keyboard. */
async function looksOf(button: Locator) {
  const page = button.page();
  await page.mouse.move(0, 0);
  const rest = await lookOf(button);
  await button.hover();
  const hover = await lookOf(button);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await button.focus();
  const focus = await lookOf(button);
  await button.blur();
  return { rest, hover, focus };
}

for (const theme of ['light', 'dark'] as const) {
  for (const [component, states] of Object.entries(twins)) {
    test(`UI-04 ${component} of MUI looks like its plain twin in every state, ${theme}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      await openPage(page, samplePages.StorybookPage);
      for (const state of states) {
        const plain = await looksOf(buttonIn(page, component, state));
        expect(plain.focus, state).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
        const mui = await looksOf(buttonIn(page, `${component} of MUI`, state));
        expect.soft(mui, state).toEqual(plain);
      }
    });
  }
}
