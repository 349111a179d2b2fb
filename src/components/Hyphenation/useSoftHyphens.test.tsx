import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const compound = 'utendørsbelysningstilbehør';
const hyphenated = 'utendørs\u00ADbe\u00ADlys\u00ADnings\u00ADtil\u00ADbehør';

/** How high the browser lays out the line that is measured: 10 px where it leaves a long word whole. */
function layOut(height: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

/** Shows content on a page whose texts are in a language. */
async function renderPage(lang: string, content: React.ReactNode) {
  document.documentElement.lang = lang;
  const { useSoftHyphens } = await import('./useSoftHyphens');
  const page = {};
  function Page() {
    useSoftHyphens(page);
    return content;
  }
  return render(<Page />);
}

const text = () => screen.getByTestId('text').textContent;

test('UI-04 where the browser knows no dictionary, long words get soft hyphens, those added later as well', async () => {
  layOut(10);
  let setWord: (word: string) => void = () => {};
  function Word() {
    const [word, set] = useState(compound);
    setWord = set;
    return <p data-testid="text">{word}</p>;
  }
  const { rerender } = await renderPage('nb-NO', <Word />);
  await vi.waitFor(() => expect(text()).toBe(hyphenated));

  await act(async () => setWord('kort'));
  expect(text()).toBe('kort');
  await act(async () => setWord(`Alt om ${compound}`));
  expect(text()).toBe(`Alt om ${hyphenated}`);
  await act(async () => setWord(''));
  expect(text()).toBe('');

  rerender(<p data-testid="text">{compound}</p>);
  await act(async () => {});
  expect(text()).toBe(hyphenated);
});

test('UI-04 what is no running text, or in another language, keeps its words', async () => {
  layOut(10);
  await renderPage(
    'no',
    <>
      <p data-testid="text">{compound}</p>
      <div data-testid="rest">
        <textarea defaultValue={compound} />
        <code>{compound}</code>
        <span translate="no">{compound}</span>
        <span className="visually-hidden">{compound}</span>
        <span lang="en">{compound}</span>
      </div>
    </>,
  );
  await vi.waitFor(() => expect(text()).toBe(hyphenated));
  expect(screen.getByTestId('rest').textContent).toBe(compound.repeat(5));
});

test('UI-04 copied text has no soft hyphens', async () => {
  layOut(10);
  await renderPage('no', <p data-testid="text">{compound}</p>);
  await vi.waitFor(() => expect(text()).toBe(hyphenated));
  document.getSelection()?.selectAllChildren(screen.getByTestId('text'));
  const setData = vi.fn();
  const copy = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
  document.dispatchEvent(copy);
  expect(setData).toHaveBeenCalledWith('text/plain', compound);
  expect(copy.defaultPrevented).toBe(true);
});

test('UI-04 where the browser has a dictionary, or the language is another one, words stay as they are', async () => {
  const load = vi.fn();
  vi.doMock('./hyphenateDocument', () => ({ hyphenateDocument: load }));
  const idle = () => new Promise((resolve) => setTimeout(resolve, 20));
  for (const [lang, height] of [
    ['no', 20],
    ['no', 0],
    ['en', 10],
  ] as const) {
    vi.resetModules();
    layOut(height);
    const { unmount } = await renderPage(lang, <p data-testid="text">{compound}</p>);
    await idle();
    expect(load, `${lang} ${height}`).not.toHaveBeenCalled();
    unmount();
  }
  vi.resetModules();
  layOut(10);
  await renderPage('sv', <p>{compound}</p>);
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('sv'));
  vi.doUnmock('./hyphenateDocument');
});
