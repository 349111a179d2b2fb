import { useQuery } from '@tanstack/react-query';
import { getHeaderQuery } from '../../api/generated/queries';
import { classNames } from '../../components/classNames';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { CountryButton } from './CountryButton';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './UtilityBar.module.css';
import { VatSwitch } from './VatSwitch';

/** The strip above the header's bars that scrolls away: the header's links, VAT display, country, theme. */
export function UtilityBar() {
  const links = useQuery(getHeaderQuery()).data?.headerLinks ?? [];
  return (
    <div className={styles.strip}>
      <div className={classNames('page-width', styles.content)}>
        <ul className={styles.links}>
          {links.map(({ id, url, title }) => (
            <li key={id}>
              <SafeLink href={url}>{title}</SafeLink>
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <VatSwitch />
          <CountryButton />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
