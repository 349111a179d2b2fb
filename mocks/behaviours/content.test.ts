// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { useMockServer } from '../../tests/support/mockServer';
import { pageAddress } from '../../tests/support/pageAddress';
import { ApiError } from '../../src/api/errors';
import { request } from '../../tests/support/request';

const failure = (address: string) =>
  request('getPage', pageAddress(address)).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );

describe('pages', () => {
  useMockServer();

  it('DEV-03 an address is answered with its page, in the language of the address', async () => {
    const page = await request('getPage', pageAddress('/sv/inspiration/ljus-i-tre-lager?utm_source=brev'));
    expect(page).toMatchObject({
      pageType: 'InspirationPage',
      pageTitle: 'Ljus i tre lager',
      url: '/sv/inspiration/ljus-i-tre-lager',
    });
    expect(page.breadcrumb.map(({ text }) => text)).toEqual(['Furulia', 'Inspiration', 'Ljus i tre lager']);
  });

  it.each([
    ['/', '/no'],
    ['/no/kundeservice/frakt', '/no/kundeservice/levering'],
    ['/en/contact/', '/en/contact'],
  ])('DEV-03 %s answers 301 with %s', async (address, redirectUrl) => {
    expect(await failure(address)).toMatchObject({ httpStatus: 301, redirectUrl });
  });

  it.each(['/no/finnes-ikke-her', '/fi', '/%E0%A4%A', '//evil.example'])(
    'DEV-03 %s answers 404',
    async (address) => {
      expect(await failure(address)).toMatchObject({ httpStatus: 404 });
    },
  );

  it('DEV-03 the block preview shows the block it is asked for', async () => {
    const page = await request('getPage', pageAddress('/en/block-preview?blockId=light-in-layers-3'));
    expect(page.contentArea.map(({ blockType }) => blockType)).toEqual(['FaqBlock']);
  });

  it('DEV-03 the order confirmation carries the order number of its address', async () => {
    const page = await request('getPage', pageAddress('/no/ordrebekreftelse?orderNumber=F-7'));
    expect(page).toMatchObject({ pageType: 'OrderConfirmationPage', orderNumber: 'F-7' });
  });
});
