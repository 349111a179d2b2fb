import { createHash } from 'node:crypto';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const devPath = '/boot.js';

/** The boot script as one classic script, with what it imports. */
async function bundle(entry: string, { root, define }: ResolvedConfig): Promise<string> {
  const result = await build({
    root,
    define,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code;
}

/**
 * Puts a script into the document's head that runs before anything is painted and does not wait for the app's code
 * (APP-09, APP-15). It is a file of its own, so that a strict content security policy lets it run.
 * @param entry the script's source, from the project's root
 */
export function bootScript(entry: string): Plugin {
  let config: ResolvedConfig;
  let fileName = '';
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(devPath, (_request, response, next) => {
        bundle(entry, config).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const source = await bundle(entry, config);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `${config.build.assetsDir}/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml() {
      const src = config.command === 'build' ? `${config.base}${fileName}` : devPath;
      return [{ tag: 'script', attrs: { src }, injectTo: 'head' }];
    },
  };
}
