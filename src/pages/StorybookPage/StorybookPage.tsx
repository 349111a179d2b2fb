import { ContentArea } from '../../features/content/ContentArea';
import { Masthead } from '../../features/content/Masthead';
import { MuiProvider } from '../../theme/MuiProvider';
import type { PageModels, PageProps } from '../pageModels';
import { Blocks, Products } from './Blocks';
import { Selections, Controls } from './Controls';
import { Contents } from './Contents';
import { Forms } from './Forms';
import { shopBrand } from '../../../brand/shopBrand';
import styles from './Foundations.module.css';
import { State, Story } from './Story';

const colors = [
  ...['paper', 'raised', 'sunken', 'ink', 'ink-muted', 'ink-subtle', 'line', 'line-strong'],
  ...['accent', 'accent-strong', 'accent-soft', 'on-accent', 'sale', 'sale-soft', 'error', 'error-soft'],
  ...['success', 'success-soft', 'warning', 'warning-soft', 'focus', 'selection', 'picture', 'footer'],
];
const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const weights = ['regular', 'medium', 'bold'];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];

/** Colours, typography and spacing (UI-01, UI-03). */
function Foundations() {
  return (
    <>
      <Story name="color">
        {colors.map((color) => (
          <State key={color} name={color}>
            <div className={styles.color} style={{ background: `var(--color-${color})` }} />
          </State>
        ))}
      </Story>
      <Story name="text" wide>
        {sizes.map((size) => (
          <State key={size} name={size}>
            <p className={styles.sample} style={{ fontSize: `var(--text-${size})` }}>
              {shopBrand.name}
            </p>
          </State>
        ))}
      </Story>
      <Story name="weight">
        {weights.map((weight) => (
          <State key={weight} name={weight}>
            <p className={styles.sample} style={{ fontWeight: `var(--weight-${weight})` }}>
              {shopBrand.name}
            </p>
          </State>
        ))}
      </Story>
      <Story name="space">
        {spaces.map((space) => (
          <State key={space} name={String(space)}>
            <div className={styles.space} style={{ width: `var(--space-${space})` }} />
          </State>
        ))}
      </Story>
    </>
  );
}

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
