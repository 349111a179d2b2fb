import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { labelMismatches } from '../../tests/support/labelMismatches';
import { openShop, withShop } from '../../tests/support/openShop';
import { samplePages } from '../../tests/support/samplePages';
import { signIn } from '../../tests/support/signIn';

withShop();

test.each([...Object.entries(samplePages), ['SearchPage with hits', '/en/search?query=sofa']])(
  'UI-04 on the %s every control that shows a text has it in its accessible name',
  async (page, address) => {
    await signIn('private');
    openShop(address);
    await screen.findByRole('heading', { level: 1 });
    // A data sheet has a footer of its own.
    await screen.findAllByRole('contentinfo');
    if (/^Category|hits$/.test(page)) await screen.findAllByRole('article');
    if (/^Product/.test(page)) await screen.findAllByRole('button', { name: /^Add to cart: / });
    expect(document.querySelectorAll('[aria-label]').length).toBeGreaterThan(1);
    expect(labelMismatches()).toEqual([]);
  },
);
