import { main } from './contract/bump';

/** `npm run contract:bump`. */
process.exitCode = await main(process.argv.slice(2));
