import { account } from '../../features/account/manifest';
import { ai } from '../../features/ai/manifest';
import { articles } from '../../features/articles/manifest';
import { clients } from '../../features/clients/manifest';
import { foods } from '../../features/foods/manifest';
import { generator } from '../../features/generator/manifest';
import { handouts } from '../../features/handouts/manifest';
import { menus } from '../../features/menus/manifest';
import { images } from '../../features/images/manifest';
import { notices } from '../../features/notices/manifest';
import { orders } from '../../features/orders/manifest';
import { plans } from '../../features/plans/manifest';
import { sales } from '../../features/sales/manifest';
import { subscription } from '../../features/subscription/manifest';
import { recipes } from '../../features/recipes/manifest';
import { syncCentre } from '../../features/sync-centre/manifest';

/** All that an expert works with. */
export const EXPERT_FEATURES = [
  clients,
  menus,
  plans,
  generator,
  recipes,
  articles,
  foods,
  orders,
  handouts,
  images,
  ai,
  sales,
  subscription,
  notices,
  syncCentre,
  account,
];
