import type { MenuItem } from '../../../../src/api/generated/types';
import type { ShopContext } from '../../context';
import { categoryType, root, type Category } from './categories';
import { categoryThumbnail } from './faces';
import { categoryUrl } from '../urls';

/** The icons of what a department shows with icons rather than pictures. */
const icons: Readonly<Record<string, string>> = {
  'ceiling-lamps': 'lamp-ceiling',
  'standing-lamps': 'lamp-floor',
};

/** How a department's panel shows its children: icons where all have one. */
function renderOption({ level, children }: Category): MenuItem['renderOption'] {
  if (level !== 1) return null;
  return children.every(({ code }) => icons[code] !== undefined) ? 'icons' : 'images';
}

function entry(category: Category, context: ShopContext): MenuItem {
  const { language, route } = context;
  const { code, names, level, children } = category;
  return {
    id: code,
    title: names[language],
    url: categoryUrl(code, route),
    type: categoryType(category),
    renderOption: renderOption(category),
    iconName: icons[code] ?? null,
    navigationImage: level === 2 ? categoryThumbnail(category, language) : null,
    children: children.map((child) => entry(child, context)),
  };
}

/** The departments, each with its rooms, their categories and sub-categories (NAV-04). */
export function mainNavigation(context: ShopContext): MenuItem[] {
  return root.children.map((department) => entry(department, context));
}
