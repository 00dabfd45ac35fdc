import { PUBLIC_PAGES, SURVEY_PATH } from '../domain/publicHouse/publicPaths';
import { siteText } from '../i18n/site';

/** Only places that the gateway itself answers. */
export interface PublicPage {
  path: string;
  label: string;
}

export const PLACES: readonly PublicPage[] = [
  { path: PUBLIC_PAGES.menus, label: siteText.toMenus },
  { path: PUBLIC_PAGES.blog, label: siteText.toBlog },
  { path: PUBLIC_PAGES.experts, label: siteText.toExperts },
];

export const HOME = PUBLIC_PAGES.home;
export const SURVEY = SURVEY_PATH;
export const SIGN_IN = '/expert/login';
export const REGISTER = '/expert/register';
