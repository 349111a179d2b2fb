import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { colourfulCategory } from '../mocks/shop/sampleVisits';
import { samplePages } from '../tests/support/samplePages';
import { chromiumFlags, ensureChromium } from './chromium';

interface Shot {
  name: string;
  path: string;
  /** Viewport width in CSS px. */
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

const folder = 'docs/screenshots';
const desk = { width: 1440, height: 1000, theme: 'light' } as const;
const phone = { width: 375, height: 812, theme: 'light' } as const;
const shots: Shot[] = [
  { ...desk, name: 'start', path: samplePages.StartPage },
  { ...desk, name: 'category', path: colourfulCategory },
  { ...desk, name: 'category-dark', path: colourfulCategory, theme: 'dark' },
  { ...desk, name: 'product', path: samplePages.ProductPage },
  { ...desk, name: 'search', path: samplePages.SearchPage },
  { ...desk, name: 'inspiration', path: samplePages.InspirationPage },
  { ...desk, name: 'cart', path: '/en/cart?scenario=fullCart' },
  { ...desk, name: 'checkout', path: '/en/checkout?scenario=fullCart' },
  { ...phone, name: 'start-phone', path: samplePages.StartPage },
  { ...phone, name: 'category-phone', path: colourfulCategory },
  { ...phone, name: 'product-phone-dark', path: samplePages.ProductPage, theme: 'dark' },
];

async function take(
  browser: Browser,
  base: string,
  { name, path, width, height, theme }: Shot,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
  const page = await context.newPage();
  await page.goto(new URL(path, base).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
  await context.close();
}

/** Take the README's screenshots from the mock build (`npm run screenshots`). */
async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await preview({ mode: 'mocks', build: { outDir: 'dist-mocks' }, preview: { port: 4281 } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const base = server.resolvedUrls?.local[0] ?? 'http://localhost:4281';
  for (const shot of shots) await take(browser, base, shot);
  await browser.close();
  await server.close();
}

await run();
