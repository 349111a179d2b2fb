import { ContentArea } from '../../features/content/ContentArea';
import { Masthead } from '../../features/content/Masthead';
import { MuiProvider } from '../../theme/MuiProvider';
import type { PageModels, PageProps } from '../pageModels';
import { Blocks } from './Blocks';
import { Selections, Controls } from './Controls';
import { Contents } from './Contents';
import { Forms } from './Forms';
import { Foundations } from './Foundations';
import { Products } from './Products';

/** Gallery of every component in every state with sample props, in the current theme (PDP-05). */
export default function StorybookPage({ page }: PageProps<PageModels['StorybookPage']>) {
  return (
    <MuiProvider>
      <div className="page-width">
        <Masthead title={page.pageTitle} preamble={page.preamble} size="cover" />
        <Foundations />
        <Controls />
        <Selections />
        <Forms />
        <Contents />
        <Products />
      </div>
      <Blocks />
      <ContentArea blocks={page.contentArea} />
    </MuiProvider>
  );
}
