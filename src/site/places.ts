import { PUBLIC_PAGES, SURVEY_PATH } from '../domain/publicHouse/publicPaths';
import { siteText } from '../i18n/site';

/** A public place that the header leads to. Only what the gateway answers stands here. */
export interface Place {
  path: string;
  label: string;
}

/** Public places in the order of the header; a new public page adds its own. */
export const PLACES: readonly Place[] = [
  { path: PUBLIC_PAGES.menus, label: siteText.toMenus },
  { path: PUBLIC_PAGES.blog, label: siteText.toBlog },
  { path: PUBLIC_PAGES.experts, label: siteText.toExperts },
];

export const HOME = PUBLIC_PAGES.home;
export const SURVEY = SURVEY_PATH;
export const SIGN_IN = '/expert/login';
export const REGISTER = '/expert/register';
