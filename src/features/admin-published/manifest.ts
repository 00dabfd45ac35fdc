import { CookingPot, FileText, Utensils } from 'lucide-react';
import { adminPublishedTexts } from '../../i18n/adminPublished';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_PUBLISHED_PATHS as PATHS, lookPath } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminPublished: typeof PATHS;
  }
}

const pages = () => import('./PublishedPages');
const looks = () => import('./LookPage');
const { nav } = adminPublishedTexts;

export const adminPublished = defineFeature('adminPublished', {
  addresses: PATHS,
  pages: [
    page(PATHS.menus, pages, 'MenusPage'),
    page(PATHS.recipes, pages, 'RecipesPage'),
    page(PATHS.articles, pages, 'ArticlesPage'),
    page(lookPath('menus'), looks, 'MenuLookPage'),
    page(lookPath('recipes'), looks, 'RecipeLookPage'),
    page(lookPath('articles'), looks, 'ArticleLookPage'),
  ],
  navigation: [
    { path: PATHS.menus, label: nav.menus, icon: Utensils, order: 12, permission: 'manageContent' },
    {
      path: PATHS.recipes,
      label: nav.recipes,
      icon: CookingPot,
      order: 13,
      permission: 'manageContent',
    },
    {
      path: PATHS.articles,
      label: nav.articles,
      icon: FileText,
      order: 14,
      permission: 'manageContent',
    },
  ],
});
