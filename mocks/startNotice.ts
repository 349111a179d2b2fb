import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from './shop/languages.ts';

interface Customers {
  customers: { record: { email: string; password: string } }[];
}

/** Languages of the mock shop and a customer to sign in as: two lines for the terminal. */
function notice(): string {
  const text = readFileSync(new URL('data/customers.json', import.meta.url), 'utf8');
  const [customer] = (JSON.parse(text) as Customers).customers;
  const { email = '', password = '' } = customer?.record ?? {};
  return [
    `  ➜  Languages: ${languages.map((language) => `/${language}`).join(', ')}`,
    `  ➜  Sign in as ${email}, password ${password}; other customers are in mocks/README.md`,
  ].join('\n');
}

/** Print the languages and a customer of the mock shop below the addresses of the development server. */
export const startNotice = (): Plugin => ({
  name: 'start-notice',
  configureServer(server) {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      server.config.logger.info(notice());
    };
  },
});
