import { defineFeature, page } from '../../routing/feature';
import { SUBSCRIPTION_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    subscription: typeof SUBSCRIPTION_PATHS;
  }
}

const load = () => import('./SubscriptionPage');

export const subscription = defineFeature('subscription', {
  addresses: SUBSCRIPTION_PATHS,
  pages: [
    page(SUBSCRIPTION_PATHS.page, load, 'SubscriptionPage'),
    page(SUBSCRIPTION_PATHS.dashboard, load, 'SubscriptionPage', { parameter: 'tab' }),
  ],
});
