interface ImportMetaEnv {
  /** True when the bundle runs on the mocks: `npm start` without STOREFRONT_API, and `--mode mocks` builds. */
  readonly VITE_MOCKS: boolean;
  /** True when the bundle has the pages for editors and developers: with the mocks, and with EDITOR_PAGES=true. */
  readonly VITE_EDITOR_PAGES: boolean;
}
