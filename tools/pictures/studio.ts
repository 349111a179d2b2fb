import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../scripts/chromium';
import type { ColorKey } from '../../mocks/media/colors';
import type { StudioView } from '../../mocks/media/manifest';
import type * as page from './page/page';

declare global {
  interface Window {
    studio: typeof page;
  }
}

/** Software rendering, for the same result on every machine. */
const flags = [
  ...chromiumFlags.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./page/page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'studio' } },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !('output' in output)) throw new Error('the page was not built');
  return output.output[0].code;
}

/** A browser for rendering, opened once for all pictures. A picture is rows of RGBA from the bottom up. */
export class Studio {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  /** @throws when Chromium does not start or has no WebGL 2 */
  static async open(): Promise<Studio> {
    const code = await bundle();
    const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.text().includes('THREE'))
        process.stderr.write(`${message.text()}\n`);
    });
    await page.addScriptTag({ content: `${code};window.studio = studio;` });
    return new Studio(browser, page);
  }

  /** Expose views of a model, `size` px square, to be developed in its colours. */
  async expose(id: string, views: readonly StudioView[], size: number, samples: number): Promise<void> {
    await this.page.evaluate(
      ([name, sides, width, lights]) => window.studio.exposeProduct(name, sides, width, lights),
      [id, views, size, samples] as const,
    );
  }

  /** Expose a model in a room, as the only view. */
  async exposeInRoom(id: string, width: number, height: number, samples: number): Promise<void> {
    await this.page.evaluate(([name, w, h, lights]) => window.studio.exposeInRoom(name, w, h, lights), [
      id,
      width,
      height,
      samples,
    ] as const);
  }

  /** The exposed view at an index, in one colour. */
  async develop(view: number, color: ColorKey): Promise<Buffer> {
    const picture = await this.page.evaluate(([index, key]) => window.studio.developProduct(index, key), [
      view,
      color,
    ] as const);
    return Buffer.from(picture, 'base64');
  }

  /** Render a room scene. */
  async room(id: string, width: number, height: number, samples: number): Promise<Buffer> {
    const picture = await this.page.evaluate(
      ([name, w, h, lights]) => window.studio.renderRoom(name, w, h, lights),
      [id, width, height, samples] as const,
    );
    return Buffer.from(picture, 'base64');
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
