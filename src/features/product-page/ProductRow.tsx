import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ProductRow.module.css';

interface ProductRowProps {
  heading: string;
  /** Items of the list, one a product. */
  children: ReactNode;
}

/** PDP-01: products in a row that scrolls sideways by finger, by Tab and by its buttons; nothing when there are none. */
export function ProductRow({ heading, children }: ProductRowProps) {
  const t = useTranslate();
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  if (Children.count(children) === 0) return null;
  const move = (direction: 1 | -1) => {
    if (row.current) row.current.scrollLeft += direction * row.current.clientWidth * 0.8;
  };
  return (
    <section className="page-width" aria-labelledby={headingId}>
      <div className={styles.line}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.buttons}>
          <IconButton
            icon={ArrowLeft}
            label={`${t('product.rowBack')}: ${heading}`}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowRight}
            label={`${t('product.rowForward')}: ${heading}`}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
    </section>
  );
}
