import type { FeaturedArea as Area } from '../../../api/generated/types';
import { Icon } from '../../../components/Icon/Icon';
import { namedIcon } from '../../../components/Icon/namedIcons';
import styles from './FeaturedArea.module.css';

/** NAV-11: what the shop promises, at the top of the footer. */
export function FeaturedArea({ area }: { area: Area }) {
  return (
    <section className={styles.area}>
      <div>
        <h2 className={styles.heading}>{area.heading}</h2>
        <p className={styles.text}>{area.text}</p>
      </div>
      <ul className={styles.features}>
        {area.feature.map(({ heading, text, iconName }) => {
          const icon = namedIcon(iconName);
          return (
            <li key={heading}>
              {icon && <Icon icon={icon} />}
              <h3 className={styles.name}>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
