import FileText from 'lucide-react/icons/file-text';
import { Suspense, useState } from 'react';
import type { ProductDetails } from '../../../api/generated/types';
import { Accordion } from '../../../components/plain/Accordion';
import { Each, ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { RichText } from '../../../components/plain/RichText';
// Bundled in this chunk, so that the texts render with the rest.
import '../../../components/plain/sanitizeHtml';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart, useIsServerRender } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useLanguage } from '../../settings/settings';
import type { Article } from '../variations';
import styles from './ProductInformation.module.css';
import { comparedProducts } from './RecentlyViewed';
import { Reviews } from './Reviews';
import { SpecificationList } from './SpecificationList';

// One chunk of the parts of a product page below the first window.
export { ProductCarousel } from '../ProductCarousel';
export { RecentlyViewed } from './RecentlyViewed';

const Comparison = lazyPart(() => import('./Comparison').then(({ Comparison }) => Comparison));

interface ProductInformationProps {
  product: ProductDetails;
  article: Article;
}

/** PDP-01: product type, category and alternative number, without values that a specification repeats. */
function useArticleFacts({ productType, mainCategory, alternativeProductNumber }: ProductDetails) {
  const t = useTranslate();
  return (specified: ReadonlySet<string>) =>
    [
      { name: t('product.productType'), value: productType },
      { name: t('product.mainCategory'), value: mainCategory },
      { name: t('product.alternativeNumber'), value: alternativeProductNumber },
    ].flatMap(({ name, value }) => (value && !specified.has(value) ? [{ name, value }] : []));
}

/** PDP-01: the comparison, loaded when it opens; open while the tab has compared products. */
function Compare({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const language = useLanguage();
  const isServerRender = useIsServerRender();
  const [opened, setOpen] = useState<boolean>();
  const [hasCompared] = useState(() => comparedProducts(language).length > 0);
  const isOpen = opened ?? (hasCompared && !isServerRender);
  return (
    <Accordion title={t('product.compare')} level={2} open={isOpen} onToggle={setOpen}>
      <Suspense fallback={null}>{isOpen && <Comparison product={product} />}</Suspense>
    </Accordion>
  );
}

/** PDP-01, PDP-02: description, specifications of the variation, order information, reviews, link to the data sheet. */
export function ProductInformation({ product, article }: ProductInformationProps) {
  const t = useTranslate();
  const { shortDescription, orderInformation, dataSheetUrl } = product;
  const specifications = article.specifications ?? product.specifications;
  const specified = new Set(specifications.flatMap(({ items }) => items.map(({ value }) => value)));
  const facts = useArticleFacts(product)(specified);
  return (
    <div className={styles.information}>
      <section className={styles.about}>
        <h2 className={styles.heading}>{t('product.about')}</h2>
        <RichText html={shortDescription} />
      </section>
      {(specifications.length > 0 || facts.length > 0) && (
        <Accordion title={t('product.specifications')} level={2} defaultOpen>
          <div className={styles.groups}>
            <Each items={specifications} path="/specifications" keyOf={({ heading }) => heading}>
              {({ heading, items }) => (
                <section>
                  <h3 className={styles.group}>{heading}</h3>
                  <SpecificationList items={items} />
                </section>
              )}
            </Each>
            {facts.length > 0 && (
              <section>
                <h3 className={styles.group}>{t('product.articleFacts')}</h3>
                <SpecificationList items={facts} />
              </section>
            )}
          </div>
        </Accordion>
      )}
      {product.specifications.length > 0 && (
        <ErrorBoundary path="/product/specifications" resetKey={product}>
          <Compare key={product.code} product={product} />
        </ErrorBoundary>
      )}
      {orderInformation !== null && (
        <Accordion title={t('product.orderInformation')} level={2}>
          <RichText html={orderInformation} />
        </Accordion>
      )}
      <Reviews product={product} />
      {dataSheetUrl !== undefined && (
        <SafeLink href={dataSheetUrl} className={styles.sheet}>
          <Icon icon={FileText} size="s" /> {t('product.dataSheet')}
        </SafeLink>
      )}
    </div>
  );
}
