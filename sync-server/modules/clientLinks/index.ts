import type { AccountServices } from '../accounts/wiring';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import { createDiaries } from './diary';
import { createClientLinks, type CreateClientLink, type RevokeClientLink } from './links';
import { clientLinkMailHandler } from './mail';
import { clientLinkRoutes } from './routes';
import { createLinkStore } from './store';
import { createSharedViews } from './view';

export function clientLinks(
  input: Core & { accounts: AccountServices; mailer: Mailer; quotaWatch: QuotaWatch },
): Module<{ createClientLink: CreateClientLink; revokeClientLink: RevokeClientLink }> {
  const { ctx, accounts, counters, jobs, mailer, quotaWatch, now } = input;
  const { couch, wake, log, publicUrl } = ctx;
  const own = { couch, accounts: accounts.store, now };
  const links = createClientLinks({ ...own, links: createLinkStore(couch, now), publicUrl });
  const diaries = createDiaries({ wake, now });
  const sharedViews = createSharedViews({ ...own, diaries });
  return {
    gives: { createClientLink: links.create, revokeClientLink: links.revoke },
    routes: clientLinkRoutes({
      links,
      diaries,
      getView: sharedViews,
      accounts,
      jobs,
      counters,
      log,
    }),
    jobs: [clientLinkMailHandler({ ...own, links, mailer, counters, quotaWatch })],
  };
}
