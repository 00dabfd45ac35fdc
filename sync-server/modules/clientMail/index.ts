import type { AccountServices } from '../accounts/wiring';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import type { DocumentParts } from '../printables/wiring';
import { createClientMails, type ClientMails } from './wiring';
import { clientMailEffect } from './pushEffect';
import { mailStopRoutes } from './routes';

export function clientMail(
  input: Core & {
    accounts: AccountServices;
    mailer: Mailer;
    documents: DocumentParts;
    quotaWatch: QuotaWatch;
  },
): Module<{ mails: ClientMails }> {
  const mails = createClientMails(input);
  return {
    gives: { mails },
    routes: mailStopRoutes(mails.stop),
    jobs: [mails.handler],
    pushEffects: [clientMailEffect(mails, input.jobs)],
    background: [mails.teller],
  };
}
