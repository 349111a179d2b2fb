interface ImportMetaEnv {
  /** True when the bundle runs on the mocks: `npm start` without STOREFRONT_API, and `--mode mocks` builds. */
  readonly VITE_MOCKS: boolean;
}
