import { expect, test, vi } from 'vitest';

test('CALL-07 the example of an exception hook posts version, path and error, without the query', async () => {
  const version = document.createElement('meta');
  version.name = 'version';
  version.content = '1.2.3+4c7837ee';
  document.head.append(version);
  window.history.replaceState(null, '', '/en/search?query=private');
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });

  // @ts-expect-error: a script without types, as a deployment adds it to its document.
  await import('../deploy/exceptionReporter.js');
  window.exceptionReporter?.(new TypeError('broken', { cause: new Error('401') }), ' at Cart');

  const [[address, body] = ['', '{}']] = sendBeacon.mock.calls;
  expect(address).toBe('/monitoring');
  expect(JSON.parse(body)).toEqual({
    version: '1.2.3+4c7837ee',
    path: '/en/search',
    message: 'broken',
    cause: 'Error: 401',
    stack: expect.stringContaining('TypeError: broken') as string,
    componentStack: ' at Cart',
  });
});
