// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazyModule';

type Module = { default: string };

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});

/** Run the callbacks of every promise that is settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const gone = () => Promise.reject<Module>(new Error('Importing a module script failed.'));
const here = () => Promise.resolve({ default: 'page' });

test('APP-14 a chunk is loaded once, and a failure persists until the next load', async () => {
  const load = vi.fn<() => Promise<Module>>().mockImplementationOnce(gone).mockImplementation(here);
  sessionStorage.setItem('reloadedFor', 'Importing a module script failed.');
  const module = lazyModule(load);
  module.load();
  await vi.waitFor(() => expect(module.state()).toMatchObject({ status: 'failed' }));
  module.load();
  module.load();
  await vi.waitFor(() => expect(module.state()).toEqual({ status: 'loaded', value: 'page' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('APP-14 a missing prefetched chunk neither reloads the page nor counts as failed', async () => {
  const module = lazyModule(gone);
  module.prefetch();
  await settled();
  expect(module.state()).toEqual({ status: 'pending' });
  expect(reload).not.toHaveBeenCalled();

  module.load();
  await settled();
  expect(reload).toHaveBeenCalledOnce();
});

test('APP-14 a chunk that is needed while it is prefetched is retried when it fails', async () => {
  const module = lazyModule(gone);
  module.prefetch();
  module.load();
  expect(reload).not.toHaveBeenCalled();
  await settled();
  expect(reload).toHaveBeenCalledOnce();
});

test('APP-14 a missing chunk reloads the page also while another is prefetched', async () => {
  let end = (_: Module) => {};
  const prefetched = lazyModule(() => new Promise<Module>((resolve) => (end = resolve)));
  prefetched.prefetch();
  const module = lazyModule(gone);
  module.load();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(module.state()).toEqual({ status: 'pending' });
  end({ default: 'page' });
});
