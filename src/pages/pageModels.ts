import type { Page, PageType } from '../api/generated/types';

type PageOfType<AnyPage extends Page, Type> = AnyPage extends { pageType: infer Types }
  ? Type extends Types
    ? AnyPage
    : never
  : never;

/** Model of the page for each pageType (APP-02), from the contract's union of pages. */
export type PageModels = {
  [Type in PageType]: PageOfType<Page, Type>;
};

/** Props of a page component: the response of getPage. */
export interface PageProps<Model extends PageModels[keyof PageModels]> {
  page: Model;
}
