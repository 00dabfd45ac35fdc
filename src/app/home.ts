import { createContext } from 'react';
import { common } from '../i18n/common';
import { EXPERT_HOME } from './routes';

/** The page to which an error or an unknown address leads back. */
export const Home = createContext<{ path: string; label: string }>({
  path: EXPERT_HOME,
  label: common.errorPage.home,
});
