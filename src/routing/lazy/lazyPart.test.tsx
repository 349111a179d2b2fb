import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { lazyPart, prefetchParts } from './lazyPart';

type Panel = ComponentType<{ name: string }>;

const Panel: Panel = ({ name }) => <p>{name}</p>;

async function show(Part: Panel): Promise<HTMLElement> {
  const page = (
    <Suspense fallback="Loading">
      <Part name="Sofas" />
    </Suspense>
  );
  const { container } = await act(() => Promise.resolve(render(page)));
  return container;
}

test('APP-15 a part that has been prefetched renders at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Panel));
  await prefetchParts();
  const { container } = render(<Part name="Sofas" />);
  expect(container.innerHTML).toBe('<p>Sofas</p>');
});

test('APP-15 a part that is used before shows its fallback until it has loaded', async () => {
  let arrive = (_: Panel) => {};
  const loading = new Promise<Panel>((resolve) => {
    arrive = resolve;
  });
  const container = await show(lazyPart(() => loading));
  expect(container.innerHTML).toBe('Loading');
  await act(() => Promise.resolve(arrive(Panel)));
  expect(container.innerHTML).toBe('<p>Sofas</p>');
});

test('APP-14 a part whose prefetch fails is loaded again when it renders', async () => {
  const load = vi
    .fn<() => Promise<Panel>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(Panel);
  const Part = lazyPart(load);
  await prefetchParts();
  expect((await show(Part)).innerHTML).toBe('<p>Sofas</p>');
});

test('APP-15 a part that a prefetch loads while it waits renders without an error', async () => {
  let arrive = (_: Panel) => {};
  const loading = new Promise<Panel>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn<() => Promise<Panel>>().mockReturnValueOnce(loading).mockResolvedValue(Panel);
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = await show(lazyPart(load));
  await prefetchParts();
  await act(() => Promise.resolve(arrive(Panel)));
  expect(container.innerHTML).toBe('<p>Sofas</p>');
  expect(report).not.toHaveBeenCalled();
});

test('APP-14 a part that has failed is loaded again when it is retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Otherwise the page would reload.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<Panel>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(Panel);
  const Part = lazyPart(load);
  const container = await show((props) => (
    <ErrorBoundary fallback={(retry) => <button onClick={retry}>Retry</button>}>
      <Part {...props} />
    </ErrorBoundary>
  ));
  expect(load).toHaveBeenCalledTimes(1);
  const retry = () => act(() => Promise.resolve(fireEvent.click(screen.getByText('Retry'))));
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  expect(container.innerHTML).toBe('<p>Sofas</p>');
});
