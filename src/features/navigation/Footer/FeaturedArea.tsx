import type { FeaturedArea as Area } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { namedIcon } from '../../../components/plain/namedIcons';
import styles from './FeaturedArea.module.css';

/** NAV-11: the shop's selling points, at the top of the footer. */
export function FeaturedArea({ area }: { area: Area }) {
  const features = area.feature.filter(({ heading, text }) => heading !== '' || text !== '');
  if (area.heading === '' && area.text === '' && features.length === 0) return null;
  return (
    <section className={styles.area}>
      {(area.heading || area.text) && (
        <div>
          {area.heading && <h2 className={styles.heading}>{area.heading}</h2>}
          {area.text && <p className={styles.text}>{area.text}</p>}
        </div>
      )}
      {features.length > 0 && (
        <ul className={styles.features}>
          <Each items={features} place="/feature" keyOf={({ heading }) => heading}>
            {({ heading, text, iconName }) => {
              const icon = namedIcon(iconName);
              return (
                <li>
                  {icon && <Icon icon={icon} />}
                  {heading && <h3 className={styles.name}>{heading}</h3>}
                  {text && <p className={styles.text}>{text}</p>}
                </li>
              );
            }}
          </Each>
        </ul>
      )}
    </section>
  );
}
