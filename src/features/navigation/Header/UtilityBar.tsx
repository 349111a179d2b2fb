import { useQuery } from '@tanstack/react-query';
import { getHeaderQuery } from '../../../api/generated/queries';
import { classNames } from '../../../components/plain/classNames';
import { LinkList } from '../../../components/plain/LinkList';
import { useTranslate } from '../../../i18n/useTranslate';
import { CountryButton } from '../CountryButton';
import { PartFailed } from '../PartFailed';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './UtilityBar.module.css';
import { VatSwitch } from '../VatSwitch';

/** The bar above the header, which scrolls away: links, VAT display, country, theme. */
export function UtilityBar() {
  const t = useTranslate();
  const header = useQuery(getHeaderQuery());
  const links = header.data?.headerLinks ?? [];
  return (
    <div className={styles.strip}>
      <div className={classNames('page-width', styles.content)}>
        <LinkList links={links} operation="getHeader" place="/headerLinks" className={styles.links} />
        <PartFailed query={header} text={t('navigation.linksFailed')} />
        <div className={styles.tools}>
          <VatSwitch />
          <CountryButton />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
