import { commandOf } from './command';

/** Output of `--help`. */
export const help = `Checks a running backend against the contract.

  ${commandOf('check')} <base URL> [options]

The base URL is where /api/ is: https://shop.example.com checks https://shop.example.com/api/...

  --user <name:password>   signs in as well; may be given several times. Without ":password" the password is that of
                           CONTRACT_CHECK_PASSWORD_1 for the first --user, _2 for the second, ..., or of
                           CONTRACT_CHECK_PASSWORD
  --write                  changes things too: registers an account and deletes it, and as each --user (or as
                           that account) makes favourites, addresses, cart and profile, and takes them back,
                           also after Ctrl-C. It places an order, which cannot be taken back. Not for a shop
                           with customers.
  --visitor-prices         for a shop with the setting visitor-prices: visitors get prices, and with --write a cart
  --language <tag>         the first language to ask in (default no, or the first of the settings);
                           the others are those of the settings
  --only <tag,tag>         only these languages
  --quick                  what a release needs to know, in less than a minute against a server nearby: one language with
                           8 pages, and a second one for its texts
  --pages <number>         most pages to open in the first language (default 60), a third of it elsewhere
  --operation <id>         judges this operation, and calls only what leads to it; may be given several times
  --changed-since <place>  judges the operations that changed since a git revision, or since an older description
  --timeout <seconds>      how long one call may take (default 10)
  --wait <seconds>         waits for a backend that starts, at most so long
  --concurrency <number>   languages to read at the same time (default 1)
  --header <name: value>   additional header of every call; may be given several times
  --cookie <name=value>    additional cookie of every call; may be given several times
  --basic <name:password>  basic authentication of every call but sign-in, which uses it for the customer. Without
                           ":password" that of CONTRACT_CHECK_BASIC_PASSWORD
  --insecure               accepts any certificate
  --origin <URL>           sends this Origin, and checks the headers that a page from there needs (CORS)
  --format <name>          how the report is printed: text (default), json, junit, sarif, annotations, html
  --report <name=file>     writes the report to a file as well; may be given several times
  --verbose                the text lists all notes, and the responses that no call received
  --page-type <name>       type of pages and menu entries that the brand adds to the contract's; may be given several times
  --known <file>           known drifts, each with reason and expires: reported apart until then
  --contract <file>        another description than openapi/storefront.yaml
  --config <file>          options from a file, YAML or JSON (default contract-check.yaml, if there is one)
  --quiet                  does not say on standard error what is done at the moment

Exit code 0: no drift. 1: drift. 2: could not be judged.
Every kind of finding is explained in the README.
`;
