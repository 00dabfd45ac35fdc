import { account } from '../../features/account/manifest';
import { clients } from '../../features/clients/manifest';
import { menus } from '../../features/menus/manifest';
import { syncCentre } from '../../features/sync-centre/manifest';

/** All that an expert works with. */
export const EXPERT_FEATURES = [clients, menus, syncCentre, account];
