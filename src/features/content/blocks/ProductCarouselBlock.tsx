import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../components/Button/IconButton';
import { useTranslate } from '../../../i18n/useTranslate';
import { ProductCard } from '../../product/ProductCard/ProductCard';
import type { BlockContent } from '../schemas';
import { BlockHeading } from './BlockHeading';
import styles from './ProductCarouselBlock.module.css';

/** Products in a row that scrolls sideways, by finger, by Tab, or a window's width at a time by its buttons (PDP-04). */
export function ProductCarouselBlock({ content }: { content: BlockContent<'ProductCarouselBlock'> }) {
  const t = useTranslate();
  const row = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width * 0.8 });
  };
  return (
    <section className="page-width">
      <BlockHeading heading={content.heading} link={content.link}>
        <div className={styles.buttons}>
          <IconButton icon={ArrowLeft} label={t('content.carouselBack')} onClick={() => move(-1)} />
          <IconButton icon={ArrowRight} label={t('content.carouselForward')} onClick={() => move(1)} />
        </div>
      </BlockHeading>
      <ul ref={row} className={styles.row}>
        {content.products.map((product) => (
          <li key={product.code}>
            <ProductCard product={product} view="grid" level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
