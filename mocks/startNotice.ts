import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { languages as contentLanguages } from './shop/context';

interface Customers {
  customers: { record: { email: string; password: string } }[];
}

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Languages of the mock shop and a customer to sign in as: two lines for the terminal. */
async function notice(): Promise<string> {
  const { module } = await runnerImport<{ languages: typeof contentLanguages }>(path('shop/context.ts'));
  const { customers } = JSON.parse(readFileSync(path('data/customers.json'), 'utf8')) as Customers;
  const [{ email = '', password = '' } = {}] = customers.map(({ record }) => record);
  return [
    `  ➜  Languages: ${module.languages.map((language) => `/${language}`).join(', ')}`,
    `  ➜  Sign in as ${email}, password ${password}; other customers are in mocks/README.md`,
  ].join('\n');
}

/** Print the languages and a customer of the mock shop below the addresses of the development server. */
export function startNotice(): Plugin {
  return {
    name: 'start-notice',
    async configureServer(server) {
      const text = await notice();
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(text);
      };
    },
  };
}
