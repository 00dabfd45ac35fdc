import { createContext } from 'react';
import { common } from '../i18n/common';
import { EXPERT_HOME } from './routes';

export const Home = createContext<{ path: string; label: string }>({
  path: EXPERT_HOME,
  label: common.errorPage.home,
});
