import type { Plugin } from 'vite';

/** Names for React's developer tools, and the context of the error boundary of server components. */
const assignment = /^\w+\.(?:displayName|contextType) = .*;$/gm;
const declaration = /^((?:var|const|let) \w+ = )(React\d*\.\w+\()/gm;

/**
 * Leave out of a build what the app does not use of react-router, which is one module: what it creates with React is
 * marked as pure, and assignments to that are removed. Otherwise they keep NavLink, Form and the matching of routes;
 * measured in docs/decisions/08.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replaceAll(assignment, '').replaceAll(declaration, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
