import type { MenuItem } from '../../../../src/api/generated/types';
import type { ShopContext } from '../../context';
import { categoryType, root, type Category } from './categories';
import { categoryThumbnail } from './faces';
import { categoryUrl } from '../urls';

function entry(category: Category, context: ShopContext): MenuItem {
  const { language, route } = context;
  const { code, names, level, children } = category;
  return {
    id: code,
    title: names[language],
    url: categoryUrl(code, route),
    type: categoryType(category),
    renderOption: level === 1 ? 'images' : null,
    iconName: null,
    navigationImage: level === 2 ? categoryThumbnail(category, language) : null,
    children: children.map((child) => entry(child, context)),
  };
}

/** The departments, each with its rooms, their categories and sub-categories (NAV-04). */
export function mainNavigation(context: ShopContext): MenuItem[] {
  return root.children.map((department) => entry(department, context));
}
