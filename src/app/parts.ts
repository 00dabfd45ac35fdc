import { part } from './part';

export const entrance = part(() => import('../features/account/entrance'));
export const clients = part(() => import('../features/clients'));
export const menus = part(() => import('../features/menus'));
export const syncCentre = part(() => import('../features/sync-centre'));
export const workspace = part(() => import('./workspace/Workspace'));
export const accountRoute = part(() => import('./workspace/AccountRoute'));
