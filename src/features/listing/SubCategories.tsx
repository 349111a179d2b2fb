import type { SubCategory } from '../../api/generated/types';
import { Each } from '../../components/plain/ErrorBoundary';
import { chipRow, LinkChip } from '../../components/plain/Chip';
import { useTranslate } from '../../i18n/useTranslate';

/** Links with pictures to the subcategories, on one line (LIST-11). */
export function SubCategories({ categories }: { categories: readonly SubCategory[] }) {
  const t = useTranslate();
  const named = categories.filter(({ heading }) => heading !== '');
  if (named.length === 0) return null;
  return (
    <nav aria-label={t('listing.subCategories')}>
      <ul className={chipRow}>
        <Each items={named} path="/subCategories" keyOf={({ code }) => code}>
          {({ heading, thumbnail, link }) => (
            <li>
              <LinkChip href={link.url} image={thumbnail}>
                {heading}
              </LinkChip>
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}
