import { AsyncLocalStorage } from 'node:async_hooks';
import { provideRenderRequest, type RenderRequest } from '../lib/renderRequest';

const scope = new AsyncLocalStorage<RenderRequest>();
provideRenderRequest(() => scope.getStore());

/** Run a function, and all that it awaits, for one request: stores, address and calls are its own. */
export const inRequest = <Result>(request: RenderRequest, run: () => Promise<Result>): Promise<Result> =>
  scope.run(request, run);
