import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extensions } from '#brand/extensions';
import { examples } from '../generated/examples';
import { matchOperation } from './runtime/matchOperation';
import { judgeResponse } from './judgeResponse';
import { watchContract } from './watchContract';

const footer = () => examples.getFooter[200].footer().body as unknown as Record<string, unknown>;
const answer = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

it('DEV-05 an answer is compared with the contract: status, media type, JSON, body', async () => {
  const judge = (response: Response) => judgeResponse('getFooter', response);
  expect(await judge(answer(footer()))).toEqual([]);
  expect(await judge(answer({ ...footer(), copyright: null }))).toMatchObject([
    { severity: 'drift', place: '/copyright', message: 'must be string' },
  ]);
  expect(await judge(answer({ ...footer(), slogan: 'x' }))).toMatchObject([
    { severity: 'information', place: '/slogan' },
  ]);
  expect(await judge(answer({}, { status: 418 }))).toMatchObject([
    { message: 'the status 418 is not in the contract' },
  ]);
  const html = new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  expect((await judge(html)).map(({ message }) => message)).toEqual([
    'the media type is text/html, not application/json',
    'the body is no JSON',
  ]);
});

it('DEV-05 a page of a type that the brand adds is no difference, of another unknown type it is', async () => {
  const page = { ...examples.getPage[200].standardPage().body, pageType: 'StoresPage', stores: [] };
  expect(await judgeResponse('getPage', answer(page))).toMatchObject([{ place: '/pageType' }]);
  extensions.pages = { StoresPage: () => new Promise(() => undefined) };
  expect(await judgeResponse('getPage', answer(page))).toEqual([]);
  delete extensions.pages;
});

it('DEV-05 calls are known by method and path, whatever stands before it', () => {
  expect(matchOperation({ method: 'GET', url: 'http://localhost/shop/api/order/F-2026-1' })?.id).toBe(
    'getOrder',
  );
  expect(matchOperation({ method: 'POST', url: 'http://localhost/api/order/' })?.id).toBe('createOrder');
  expect(matchOperation({ method: 'GET', url: 'http://localhost/mock-media/sofa.webp' })).toBeUndefined();
});

const original = globalThis.fetch;
beforeEach(() => {
  HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  globalThis.fetch = original;
  document.body.replaceChildren();
});

it('DEV-05 answers that the boot script has asked for are watched as well', async () => {
  const response = Promise.resolve(answer({ ...footer(), copyright: 1 }));
  window.__early = {
    responses: {
      'http://localhost/api/content/footer no http://localhost': { response, abort: () => undefined },
    },
  };
  watchContract();
  delete window.__early;
  const opener = () =>
    document.querySelector('[data-test-bench]')?.shadowRoot?.querySelector('.open')?.textContent;
  await vi.waitFor(() => expect(opener()).toBe('Contract: 1 difference'));
  expect(await (await response).json()).toMatchObject({ copyright: 1 });
});

it('DEV-05 while the watch is on, differences are listed once, and copied as a bug report', async () => {
  const { slogan: _, ...others } = { slogan: 'x', ...footer() };
  const send = vi.fn(async () => answer({ ...others, copyright: 1 }));
  globalThis.fetch = send as unknown as typeof fetch;
  watchContract();
  const bench = document.querySelector('[data-test-bench]')?.shadowRoot;
  const opener = () => bench?.querySelector('.open')?.textContent;
  expect(opener()).toBe('Contract: no differences');
  const response = await fetch('http://localhost/api/content/footer', {
    headers: { Authorization: 'Basic secret' },
  });
  expect(await response.json()).toMatchObject({ copyright: 1 });
  await vi.waitFor(() => expect(opener()).toBe('Contract: 1 difference'));
  await fetch('http://localhost/api/content/footer');
  expect(bench?.querySelectorAll('li')).toHaveLength(1);

  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const copy = [...(bench?.querySelectorAll('button') ?? [])].find((each) =>
    each.textContent?.startsWith('Copy'),
  );
  if (copy) fireEvent.click(copy);
  expect(writeText).toHaveBeenCalledWith(
    '# Answers that depart from the contract\n\n- getFooter (GET /api/content/footer → 200) drift: `/copyright` must be string\n',
  );
});
