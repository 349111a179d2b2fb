import { main } from './changelog';

/** `npm run contract:changelog`. */
process.exitCode = await main(process.argv.slice(2));
