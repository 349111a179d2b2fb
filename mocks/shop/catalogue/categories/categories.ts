import tree from '../../../data/catalogue/tree.json' with { type: 'json' };
import type { CategoryNode } from '../../../data/schemas/catalogue';
import type { Localized } from '../../context';

/** One category: the root is level 0, sub-categories with products are level 4. */
export interface Category {
  code: string;
  level: number;
  names: Localized;
  parent: Category | null;
  children: readonly Category[];
  /** Its node in the tree; that of a sub-category lists its kinds. */
  node: CategoryNode;
}

/** Type of its page and menu item: a category with children is a base. */
export function categoryType({ children }: Pick<Category, 'children'>): 'CategoryBase' | 'CategoryPage' {
  return children.length > 0 ? 'CategoryBase' : 'CategoryPage';
}

function categoryOf(node: CategoryNode, parent: Category | null): Category {
  const children: Category[] = [];
  const category: Category = {
    code: node.code,
    level: parent ? parent.level + 1 : 0,
    names: node.names,
    parent,
    children,
    node,
  };
  children.push(...(node.children ?? []).map((child) => categoryOf(child, category)));
  return category;
}

/** The whole assortment, level 0. */
export const root = categoryOf(tree as CategoryNode, null);

function withDescendants(category: Category): Category[] {
  return [category, ...category.children.flatMap(withDescendants)];
}

/** All categories, each before its children. */
export const categories: readonly Category[] = withDescendants(root);

const byCode = new Map(categories.map((category) => [category.code, category]));

/** The category with this code, the id of getCategoryProducts. */
export function findCategory(code: string): Category | undefined {
  return byCode.get(code);
}

/** From the department down to the category itself; empty for the root. */
export function categoryPath(category: Category): Category[] {
  return category.parent ? [...categoryPath(category.parent), category] : [];
}
