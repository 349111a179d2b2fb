import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../support/browser/changePage';
import { samplePages } from '../support/samplePages';
import { openPage } from '../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');

test('PDP-06 whatever an editor’s text holds, only what the allow-list names comes through', async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => alerts.push(dialog.message())));
  await changePage(page, (answer) => {
    const text = `
      <p onclick="alert(1)" style="position:fixed;inset:0" class="overlay">Kept</p>
      <script>alert(2)</script><img src="x" onerror="alert(3)" alt="Gone wrong">
      <form action="https://evil.example"><input name="password"><button>Sign in</button></form>
      <div id="main-content"><iframe srcdoc="<script>alert(4)</script>"></iframe></div>
      <svg><script>alert(5)</script><a xlink:href="javascript:alert(6)"><text>Drawn</text></a></svg>
      <style>body{display:none}</style><base href="https://evil.example"><meta http-equiv="refresh" content="0">
      <math><mtext><style><img src=x onerror="alert(7)"></style></mtext></math>
      <template><p>Hidden</p></template><p data-x="1" aria-label="Other" slot="s">Plain</p>`;
    const content = { heading: 'Test bed', text, image: null, link: null };
    return { ...answer, contentArea: [{ blockId: 'x', blockType: 'ContentBlock', content }] };
  });
  await openPage(page, samplePages.StandardPage);
  const bed = main(page).locator('section').filter({ hasText: 'Test bed' });
  await expect(bed.getByText('Kept')).toBeVisible();
  await expect(
    bed.locator('script, form, input, iframe, svg script, style, base, meta, template, math'),
  ).toHaveCount(0);
  const attributes = await bed
    .locator('[role=presentation]')
    .evaluate((text) => [...text.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));
  expect(new Set(attributes)).toEqual(new Set(['src', 'alt', 'loading']));
  await expect(page.locator('#main-content')).toHaveCount(1);
  expect(alerts).toEqual([]);
});

test('PDP-06 links in it: no script, other hosts in a new tab, the shop’s own inside the app', async ({
  page,
}) => {
  await changePage(page, (answer) => {
    const { host } = location;
    const hrefs = {
      none: [
        'javascript:alert(1)',
        'java&#10;script:alert(1)',
        ' JAVASCRIPT:alert(1)',
        'data:text/html,x',
        `blob:${origin}/x`,
        'vbscript:x',
      ],
      outside: [
        '//evil.example',
        '/\\evil.example',
        'https:///evil.example',
        `https://${host}@evil.example`,
        `http://${location.hostname}:1/`,
        `https://${host.replace(':', '.')}.evil.example`,
      ],
      inside: ['/en/customer-service', `${origin}/en/customer-service`, '/.//evil.example'],
    };
    const text = Object.entries(hrefs)
      .flatMap(([kind, list]) => list.map((href) => `<p><a href="${href}">${kind}</a></p>`))
      .join('');
    const content = { heading: 'Test bed', text, image: null, link: null };
    return { ...answer, contentArea: [{ blockId: 'x', blockType: 'ContentBlock', content }] };
  });
  await openPage(page, samplePages.StandardPage);
  const links = main(page).locator('section').filter({ hasText: 'Test bed' }).locator('a');
  await expect(links).toHaveCount(15);
  const found = await links.evaluateAll((all) =>
    all.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]),
  );
  const kind = (name: string) => found.filter(([text]) => text === name);
  expect(kind('none')).toEqual(Array(6).fill(['none', null, null, null]));
  expect(kind('outside').map(([, , target, rel]) => [target, rel])).toEqual(
    Array(6).fill(['_blank', 'noopener noreferrer']),
  );
  expect(kind('inside').map(([, href, target]) => [href, target])).toEqual([
    ['/en/customer-service', null],
    ['/en/customer-service', null],
    ['/evil.example', null],
  ]);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await links.filter({ hasText: 'inside' }).first().press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Customer service' }).waitFor();
  await expect(page.locator('body[data-same-document]')).toBeAttached();
});
