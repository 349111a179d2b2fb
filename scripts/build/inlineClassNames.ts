import type { Plugin } from 'vite';

const styleImport = /\bimport (\w+) from (["'][^"']+\.module\.css["'])/g;

/**
 * Write the class names of CSS modules into the code that uses them, instead of an object with all names of each module
 * in the entry: a component imports the names one by one, and the bundler inlines them. One that looks up a name
 * (`styles[size]`) keeps the object. Style sheets are kept although nothing of their modules is left.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [/\/src\/.+\.tsx$/, /\.module\.css$/] },
      handler(code, id) {
        if (id.endsWith('.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' };
        const inlined = code.replace(styleImport, (found, name: string, file: string) =>
          code.includes(`${name}[`) ? found : `import * as ${name} from ${file}`,
        );
        return { code: inlined, map: null };
      },
    },
  };
}
