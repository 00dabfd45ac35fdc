import { account } from '../../features/account/manifest';
import { ai } from '../../features/ai/manifest';
import { articles } from '../../features/articles/manifest';
import { bulkExchange } from '../../features/bulk-exchange/manifest';
import { clients } from '../../features/clients/manifest';
import { dashboard } from '../../features/dashboard/manifest';
import { foods } from '../../features/foods/manifest';
import { generator } from '../../features/generator/manifest';
import { handouts } from '../../features/handouts/manifest';
import { kitchen } from '../../features/kitchen/manifest';
import { menus } from '../../features/menus/manifest';
import { images } from '../../features/images/manifest';
import { notices } from '../../features/notices/manifest';
import { orders } from '../../features/orders/manifest';
import { plans } from '../../features/plans/manifest';
import { publicApi } from '../../features/public-api/manifest';
import { publicProfile } from '../../features/public-profile/manifest';
import { reports } from '../../features/reports/manifest';
import { sales } from '../../features/sales/manifest';
import { subscription } from '../../features/subscription/manifest';
import { recipes } from '../../features/recipes/manifest';
import { support } from '../../features/support/manifest';
import { syncCentre } from '../../features/sync-centre/manifest';

export const EXPERT_FEATURES = [
  dashboard,
  clients,
  menus,
  plans,
  generator,
  recipes,
  articles,
  foods,
  orders,
  handouts,
  kitchen,
  images,
  ai,
  reports,
  sales,
  bulkExchange,
  subscription,
  publicApi,
  support,
  notices,
  publicProfile,
  syncCentre,
  account,
];
