import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rootOptions } from './App';
import { recordExceptions } from '../../tests/support/openShop';
import { BrokenPart } from '../components/plain/ErrorNotice';
import { Each, ErrorBoundary } from '../components/plain/ErrorBoundary';
import { readEach } from '../components/plain/readEach';

interface Wood {
  name: string;
}

const woods = [{ name: 'oak' }, null, { name: 'ash' }] as Wood[];
const { onCaughtError } = rootOptions;

function Woods({ items }: { items: readonly Wood[] }) {
  return (
    <ul>
      <Each items={items} operation="getPage" path="/woods" keyOf={({ name }) => name}>
        {({ name }) => <li>{name}</li>}
      </Each>
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const messages = (exceptions: ReturnType<typeof recordExceptions>) =>
  exceptions.mock.calls.map(([error]) => (error as Error).message);

test('CALL-07 an item that throws leaves the list, is reported with its place, and shows again once it is valid', () => {
  const exceptions = recordExceptions();
  const { rerender } = render(<Woods items={woods} />, { onCaughtError });
  expect(shown()).toEqual(['oak', 'ash']);
  expect(messages(exceptions)).toEqual([expect.stringMatching(/^getPage \/woods\/1: .*null/)]);
  rerender(<Woods items={[{ name: 'oak' }, { name: 'elm' }, { name: 'ash' }]} />);
  expect(shown()).toEqual(['oak', 'elm', 'ash']);
});

test('CALL-07 items with one key between them all show', () => {
  const { rerender } = render(<Woods items={[{ name: 'oak' }, { name: 'oak' }]} />);
  expect(shown()).toEqual(['oak', 'oak']);
  rerender(<Woods items={[{ name: 'oak' }]} />);
  expect(shown()).toEqual(['oak']);
});

function Broken(): never {
  throw new Error('split');
}

test('CALL-07 a place is reported within that of the boundaries around it', () => {
  const exceptions = recordExceptions();
  render(
    <ErrorBoundary operation="getFooter" path="/featuredArea">
      <ErrorBoundary path="/feature/0">
        <Broken />
      </ErrorBoundary>
      <ErrorBoundary path="search box">
        <Broken />
      </ErrorBoundary>
    </ErrorBoundary>,
    { onCaughtError },
  );
  expect(messages(exceptions)).toEqual(['getFooter /featuredArea/feature/0: split', 'search box: split']);
});

test('CALL-07 a part that must not disappear shows a notice, and is rendered again on request', () => {
  recordExceptions();
  let isBroken = true;
  const Oak = () => (isBroken ? <Broken /> : <p>oak</p>);
  render(
    <ErrorBoundary fallback={(retry) => <BrokenPart onRetry={retry} />}>
      <Oak />
    </ErrorBoundary>,
    { onCaughtError },
  );
  isBroken = false;
  expect(screen.getByRole('alert').textContent).toContain('could not be shown');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('oak')).toBeTruthy();
});

test('CALL-07 what is read off items outside of rendering leaves out those that throw, and reports each once', () => {
  const exceptions = recordExceptions();
  const items = [{ name: 'oak' }, {}] as Wood[];
  const read = () => readEach(items, 'quickSearch /products', ({ name }) => name.toUpperCase());
  expect([read(), read()]).toEqual([['OAK'], ['OAK']]);
  expect(messages(exceptions)).toEqual([expect.stringMatching(/^quickSearch \/products\/1: /)]);
});
