import type { Plugin } from 'vite';

/** Write the settings of the mock shop's deployment into the document: its home page is Norwegian (APP-08). */
export function mockDeployment(): Plugin {
  return {
    name: 'mock-deployment',
    transformIndexHtml: (html) =>
      html.replace('<meta name="default-language" content=""', '<meta name="default-language" content="no"'),
  };
}
