// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError, lazyModule, loadChunk } from './loadChunk';
import { resetUnsavedInput, watchUnsavedInput } from './reloadOnce';

const reload = vi.fn();
const head = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  head.mockReset().mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('location', { ...window.location, reload });
  vi.stubGlobal('fetch', head);
  document.body.innerHTML =
    '<form><input id="name" /></form><form role="search"><input id="search" /></form>';
  resetUnsavedInput();
  stop = watchUnsavedInput();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const lost = (file: string) =>
  Promise.reject<string>(new Error(`Failed to fetch dynamically imported module: ${file}`));

/** Load a chunk that fails; undefined while the page reloads. */
async function failureOf(file: string): Promise<unknown> {
  const reloads = reload.mock.calls.length;
  const loading = loadChunk(() => lost(file)).catch((error: unknown) => error);
  const reloading = vi.waitFor(() => expect(reload.mock.calls.length).toBeGreaterThan(reloads));
  return Promise.race([loading, reloading.then(() => undefined)]);
}

function type(id: string): void {
  document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('APP-14 a missing chunk reloads the page', async () => {
  expect(await failureOf('/assets/a.js')).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

test('APP-14 a chunk that is still missing after the reload is an error', async () => {
  await failureOf('/assets/a.js');
  await failureOf('/assets/b.js');
  expect(await failureOf('/assets/a.js')).toMatchObject({ isMissing: true });
  expect(await failureOf('/assets/b.js')).toMatchObject({ isMissing: true });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('APP-14 a half-filled form is not lost to a reload', async () => {
  type('name');
  expect(await failureOf('/assets/a.js')).toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

test('APP-14 input on an earlier page, or in the search box, does not prevent the reload', async () => {
  type('name');
  resetUnsavedInput();
  type('search');
  expect(await failureOf('/assets/a.js')).toBeUndefined();
});

test('APP-14 offline the page does not reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  head.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failureOf('/assets/a.js')).toMatchObject({ isMissing: false });
  expect(reload).not.toHaveBeenCalled();
});

test('APP-14 without storage the page does not reload, since it would again and again', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await failureOf('/assets/c.js')).toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

test('APP-14 a chunk whose connection was lost is not missing', async () => {
  await failureOf('/assets/a.js');
  head.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failureOf('/assets/a.js')).toMatchObject({ isMissing: false });
});

test('APP-14 a chunk in whose place the server sends the document is missing', async () => {
  await failureOf('/assets/a.js');
  head.mockResolvedValue(new Response('', { headers: { 'Content-Type': 'text/html' } }));
  expect(await failureOf('/assets/a.js')).toMatchObject({ isMissing: true });
});

type Module = { default: string };

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
