import { parseArgs } from 'node:util';
import { pages as contentPages } from '../../mocks/shop/content/pages';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { categories } from '../../mocks/shop/catalogue/categories/categories';
import { categoryUrl, productUrl } from '../../mocks/shop/catalogue/urls';
import { pageUrl } from '../../mocks/shop/content/pageUrls';
import { sampleSearch } from '../../mocks/shop/sampleVisits';
import { sampleCustomer } from '../../mocks/shop/customers';
import { startMockBackend, startRenderService } from './server/processes';

const help = `Has the render service render many different pages and prints its memory, after garbage collections.

  npm run bench:renders -- [options]

  --renders <n>     pages to render (default 10000)
  --folder <path>   with the build in \`shop\`, and the service in \`render\` (default dist-bench, as of npm run bench)
`;

const languages = ['no', 'sv', 'en'] as const;

/** Addresses of the shop in turn: products, categories, content, searches and missing pages, in all languages. */
function addressAt(index: number): string {
  const language = languages[index % languages.length] ?? 'en';
  const at = <Item>(items: readonly Item[]) => items[Math.floor(index / 5) % items.length] as Item;
  switch (index % 5) {
    case 0:
      return productUrl(at(catalogue().products), language);
    case 1:
      return categoryUrl(at(categories).code, language);
    case 2:
      return pageUrl(at(contentPages), language);
    case 3:
      return `/en/search?query=${sampleSearch}${index % 7 === 0 ? index : ''}`;
    default:
      return index % 2 === 0 ? `/${language}` : `/${language}/none-${index}`;
  }
}

/** Cookie of a customer who has signed in. */
async function signIn(backend: string): Promise<string> {
  const response = await fetch(`${backend}/api/customer/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': 'en',
      'Context-Url': backend,
      Authorization: `Basic ${btoa(`${sampleCustomer.email}:${sampleCustomer.password}`)}`,
    },
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function measure(renders: number, folder: string): Promise<void> {
  const backend = await startMockBackend();
  const service = await startRenderService(folder, backend.port);
  try {
    const cookie = await signIn(`http://127.0.0.1:${backend.port}`);
    let next = 0;
    let rendered = 0;
    const lane = async (end: number) => {
      while (next < end) {
        const index = next;
        next += 1;
        // Every fourth page is a customer's.
        const headers: Record<string, string> = index % 4 === 0 ? { Cookie: cookie } : {};
        const response = await fetch(`http://127.0.0.1:${service.port}${addressAt(index)}`, { headers });
        if (response.headers.get('X-Rendered') === 'true') rendered += 1;
        await response.arrayBuffer();
      }
    };
    for (const part of [0.05, 0.1, 0.25, 0.5, 0.75, 1]) {
      await Promise.all([lane(renders * part), lane(renders * part)]);
      const { heap, resident } = await service.memory();
      process.stdout.write(`${next} pages, ${rendered} rendered: heap ${heap} MB, process ${resident} MB\n`);
    }
  } finally {
    await Promise.all([service.close(), backend.close()]);
  }
}

const { values } = parseArgs({
  options: {
    renders: { type: 'string', default: '10000' },
    folder: { type: 'string', default: 'dist-bench' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(help);
else await measure(Number(values.renders), values.folder);
