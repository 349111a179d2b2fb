import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';
import { sanitizeHtml } from './sanitizeHtml';

function clean(html: string): string {
  const box = document.createElement('div');
  box.append(sanitizeHtml(html));
  return box.innerHTML;
}

describe('PDP-06 rich text', () => {
  it.each([
    ['<p>Eik<script>alert(1)</script></p>', '<p>Eik</p>'],
    [
      '<p onclick="alert(1)" style="position:fixed;inset:0" id="main-content" class="x">Eik</p>',
      '<p id="content-main-content">Eik</p>',
    ],
    ['<form action="/x"><input name="a"></form><p>Eik</p>', '<p>Eik</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<h2> </h2><ul><li>&nbsp;</li></ul><p><br></p><p>Eik</p>', '<p>Eik</p>'],
    ['<p><img src="/eik.webp" alt=""></p>', '<p><img src="/eik.webp" alt="" loading="lazy"></p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<a href="java&#10;script:alert(1)">Eik</a>', '<a>Eik</a>'],
    ['<a href="/.//evil.example">Eik</a>', '<a href="/evil.example">Eik</a>'],
    ['<img src="data:image/svg+xml,x" onerror="alert(1)" alt="Eik">', '<img alt="Eik" loading="lazy">'],
    ['<h1>Eik</h1>', 'Eik'],
    ['<p data-x="1" aria-hidden="true">Eik</p>', '<p>Eik</p>'],
    ['<ul><li>Eik <strong>massiv</strong></li></ul>', '<ul><li>Eik <strong>massiv</strong></li></ul>'],
  ])('PDP-06 %s is sanitised to %s', (html, left) => {
    expect(clean(html)).toBe(left);
  });

  it.each(['sizes', 'location', 'größe'])('PDP-06 the id %s leads to its target', (id) => {
    expect(clean(`<h2 id="${id}">Eik</h2>`)).toBe(`<h2 id="content-${id}">Eik</h2>`);
  });

  it('PDP-06 a document of the shop opens in a new tab, and pictures stay', () => {
    expect(clean('<a href="/documents/care.pdf">Eik</a><img src="/oak.webp" alt="">')).toBe(
      '<a href="/documents/care.pdf" target="_blank" rel="noopener noreferrer">Eik</a>' +
        '<img src="/oak.webp" alt="" loading="lazy">',
    );
  });

  it('PDP-06 a link to another host opens a new tab without opener', () => {
    expect(clean('<a href="https://other.example/">Eik</a>')).toBe(
      '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">Eik</a>',
    );
  });

  it('PDP-06 whatever comes, no handler, script, style or id of the app comes through', () => {
    const bit = fc.constantFrom(
      '<',
      '>',
      '"',
      'a href=',
      'img src=x ',
      'onerror=',
      'svg/onload=',
      ' id=x',
      ' style=x',
      'p',
      '/',
      '-->',
      '<math>',
      '<style>',
      'x',
    );
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 30 }), (bits) => {
        const box = document.createElement('div');
        box.append(sanitizeHtml(bits.join('')));
        for (const element of box.querySelectorAll('*')) {
          expect(['SCRIPT', 'STYLE', 'SVG', 'MATH', 'FORM', 'IFRAME']).not.toContain(
            element.tagName.toUpperCase(),
          );
          expect(element.getAttributeNames().filter((name) => /^on|^style$/.test(name))).toEqual([]);
        }
        for (const { id } of box.querySelectorAll('[id]:not([id=""])')) expect(id).toMatch(/^content-/);
      }),
    );
  });

  it('PDP-06 shows it, and its links navigate inside the app', async () => {
    function Address() {
      return <output>{useLocation().pathname}</output>;
    }
    render(
      <MemoryRouter>
        <RichText html='<p>Se <a href="/no/stoler">stoler</a></p>' />
        <Address />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('link', { name: 'stoler' }));
    await waitFor(() => expect(screen.getByText('/no/stoler')).toBeTruthy());
  });

  it('PDP-06 its anchors set the hash of the address', async () => {
    function Hash() {
      return <output>{useLocation().hash}</output>;
    }
    render(
      <MemoryRouter>
        <RichText html='<p>Se <a href="#mal">mål</a></p>' />
        <Hash />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('link', { name: 'mål' }));
    await waitFor(() => expect(screen.getByText('#mal')).toBeTruthy());
  });
});
