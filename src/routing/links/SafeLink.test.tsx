import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LinkPrefetch, SafeLink } from './SafeLink';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function renderLink(href: string, prefetch = vi.fn()) {
  render(
    <MemoryRouter initialEntries={['/no/start?take=24']}>
      <LinkPrefetch value={prefetch}>
        <SafeLink href={href}>Stoler</SafeLink>
      </LinkPrefetch>
      <Address />
    </MemoryRouter>,
  );
  return prefetch;
}

function renderCard(Router: typeof BrowserRouter | typeof MemoryRouter) {
  render(
    <Router>
      <article>
        <img src="/chair.avif" alt="" />
        <SafeLink href="/no/chair" leadsTo="product">
          Stol
        </SafeLink>
      </article>
      <Address />
    </Router>,
  );
}

const address = () => screen.getByRole('status').textContent;

describe('APP-11 SafeLink', () => {
  it('APP-11 a link that editors gave no text is not there', () => {
    render(
      <MemoryRouter>
        <SafeLink href="/no/stoler">{''}</SafeLink>
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('APP-11 a relative link navigates inside the app', async () => {
    renderLink('/no/stoler');
    await userEvent.click(screen.getByRole('link', { name: 'Stoler' }));
    expect(address()).toBe('/no/stoler');
  });

  it('LIST-07 a link is not rendered again when the address changes, as with every load of a list', async () => {
    const onRender = vi.fn();
    const LoadMore = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate('?take=48', { replace: true })}>Load more</button>;
    };
    render(
      <MemoryRouter initialEntries={['/no/start?take=24']}>
        <Profiler id="link" onRender={onRender}>
          <SafeLink href="/no/stoler">Stoler</SafeLink>
        </Profiler>
        <LoadMore />
        <Address />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(address()).toBe('/no/start?take=48');
    expect(onRender).toHaveBeenCalledTimes(1);
  });

  it('APP-11 a click that opens a new tab is left to the browser', () => {
    renderLink('/no/stoler');
    const link = screen.getByRole('link', { name: 'Stoler' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(fireEvent.click(link, { [key]: true }), key).toBe(true);
    expect(address()).toBe('/no/start?take=24');
    expect(fireEvent.click(link)).toBe(false);
    expect(address()).toBe('/no/stoler');
  });

  it('APP-11 a link to another host opens a new tab without opener, and its name announces that', () => {
    renderLink('https://evil.example/x');
    const link = screen.getByRole('link', { name: 'Stoler (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('APP-11 a document of the shop opens as a file in a new tab, and its name announces that', () => {
    renderLink('/documents/care.PDF?v=2');
    const link = screen.getByRole('link', { name: 'Stoler (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('/documents/care.PDF?v=2');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('APP-11 what is no safe link shows as text', () => {
    renderLink('javascript:alert(1)');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Stoler').textContent).toBe('Stoler');
  });

  it('APP-11 an anchor becomes the hash of the same page', async () => {
    renderLink('#m%C3%A5l');
    await userEvent.click(screen.getByRole('link', { name: 'Stoler' }));
    expect(decodeURI(address() ?? '')).toBe('/no/start?take=24#mål');
  });

  it('APP-11 mailto and tel links are unchanged', () => {
    renderLink('mailto:hei@furulia.example');
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:hei@furulia.example');
    expect(screen.getByRole('link').hasAttribute('target')).toBe(false);
  });

  it('APP-11 a page is prefetched when its link is hovered or focused, and only then', () => {
    const prefetch = renderLink('/no/stoler?take=24');
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(screen.getByRole('link'));
    fireEvent.focus(screen.getByRole('link'));
    expect(prefetch.mock.calls).toEqual([['/no/stoler?take=24'], ['/no/stoler?take=24']]);
  });

  it.each([
    ['moves', false, ['product-picture']],
    ['does not move with reduced motion', true, []],
  ])('UI-03 on the way to a product the picture of its card %s', async (_, isReduced, moved) => {
    const names: string[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    Object.assign(document, {
      startViewTransition(update: () => void) {
        names.push(...Array.from(document.images, ({ style }) => style.viewTransitionName));
        update();
        return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
      },
    });
    renderCard(MemoryRouter);
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(address()).toBe('/no/chair'));
    expect(names).toEqual(moved);
    expect([
      document.images[0]?.style.viewTransitionName,
      document.documentElement.dataset['transition'],
    ]).toEqual(['', undefined]);
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('UI-03 a double click on a card adds one entry to the history', () => {
    const updates: (() => void)[] = [];
    const settled = Promise.resolve();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.assign(document, {
      startViewTransition(update: () => void) {
        updates.push(update);
        return { ready: settled, finished: settled };
      },
    });
    renderCard(BrowserRouter);
    const before = window.history.length;
    fireEvent.click(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    act(() => updates.forEach((update) => update()));
    expect(address()).toBe('/no/chair');
    expect(window.history.length).toBe(before + 1);
    Reflect.deleteProperty(document, 'startViewTransition');
  });
});
