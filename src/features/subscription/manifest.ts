import { defineFeature, page } from '../../routing/feature';
import { SUBSCRIPTION_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    subscription: typeof SUBSCRIPTION_PATHS;
  }
}

export const subscription = defineFeature('subscription', {
  addresses: SUBSCRIPTION_PATHS,
  pages: [page(SUBSCRIPTION_PATHS.page, () => import('./SubscriptionPage'), 'SubscriptionPage')],
});
