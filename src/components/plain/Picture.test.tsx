import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture';

const chair = { src: '/chair-800.webp', alt: 'Chair', sources: [{ url: '/chair 400.webp', width: 400 }] };

describe('CARD-01 Picture', () => {
  it('CARD-01 loads when it comes near, in the width that is needed', () => {
    render(<Picture image={chair} ratio="4 / 5" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Chair' });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('srcset')).toBe('/chair%20400.webp 400w');
    expect(image.getAttribute('sizes')).toBe('50vw');
    expect(image.parentElement?.style.aspectRatio).toBe('4 / 5');
  });

  it('CARD-01 an address with unusual characters does not throw, and an encoded one is unchanged', () => {
    const sources = [
      { url: '/half a pair \uD83D.webp', width: 400 },
      { url: '/a%20b,c.webp', width: 800 },
    ];
    render(<Picture image={{ ...chair, sources }} ratio="1" />);
    const srcset = screen.getByRole('img').getAttribute('srcset');
    expect(srcset).toBe('/half%20a%20pair%20\uD83D.webp 400w, /a%20b%2Cc.webp 800w');
  });

  it('CARD-01 fades in once it has loaded', () => {
    render(<Picture image={chair} ratio="1" />);
    const image = screen.getByRole('img');
    expect(image.dataset['loaded']).toBeUndefined();
    fireEvent.load(image);
    expect(image.dataset['loaded']).toBe('');
  });

  it('CARD-01 a failed picture is replaced by a placeholder of the same size, and a new source is loaded', () => {
    const { rerender, container } = render(<Picture image={chair} ratio="4 / 5" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Missing Image')).toBeTruthy();
    expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('4 / 5');
    rerender(<Picture image={{ src: '/other.webp', alt: 'Other' }} ratio="4 / 5" />);
    expect(screen.getByRole('img', { name: 'Other' })).toBeTruthy();
  });

  it('CARD-01 one without an address is missing, not a request for the page itself', () => {
    render(<Picture image={{ src: '', alt: 'Chair' }} ratio="1" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Missing Image')).toBeTruthy();
  });

  it('CARD-01 one that failed while offline is fetched again once the browser is online', () => {
    render(<Picture image={chair} ratio="1" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'Chair' }).getAttribute('src')).toBe('/chair-800.webp');
  });
});
