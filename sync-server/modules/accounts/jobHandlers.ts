import { timeText } from '../../../src/domain/text/days';
import {
  CONFIRM_DAYS,
  CONFIRM_PATH,
  RESET_MINUTES,
  RESET_PATH,
} from '../../../src/domain/accounts/account';
import { SECURITY_PATHS } from '../../../src/domain/accounts/security';
import { createHandler, WriteMissing, type JobHandler, type JobRun } from '../jobs/kinds';
import type { MailCause } from '../mail/askedMails';
import type { Mailer } from '../mail/mailer';
import {
  activatedMail,
  confirmMail,
  passwordChangedMail,
  securityMail,
  rejectedMail,
  resetMail,
  suspendedMail,
  type MailText,
} from '../mail/texts';
import type { Devices } from './devices';
import {
  auditKey,
  decisionAuditSchema,
  isUnconfirmed,
  undoKey,
  type Account,
  type DecisionAudit,
} from './accountRecords';
import { CONFIRMATION } from './emailConfirmation';
import {
  CONFIRM_MAIL,
  DECISION_MAIL,
  END_SESSIONS,
  PASSWORD_CHANGED_MAIL,
  OWN_RESET_MAIL,
  RESET_MAIL,
  SECURITY_MAIL,
} from './jobKinds';
import { newMailLink } from './mailLinks';
import { hashProof, RESET } from './passwords';
import type { AccountStore } from './store';
import { readBody } from '../../store/envelope';

export const FORGOT_PATH = '/expert/forgot-password';

interface Parts {
  store: AccountStore;
  devices: Devices;
  mailer: Mailer;
  publicUrl: () => string;
  now: () => Date;
}

function decisionMail(
  { name }: Account,
  { to, reason = '' }: DecisionAudit,
  url: string,
): MailText {
  if (to === 'suspended') return suspendedMail(name, reason);
  if (to === 'rejected') return rejectedMail(name, reason);
  return activatedMail(name, `${url}/expert/login`);
}

/** Mails whose link does something for the account; the link is made when the mail goes out, and for one that does. */
function linkHandlers({
  store,
  mailer,
  publicUrl,
  now,
}: Pick<Parts, 'store' | 'mailer' | 'publicUrl' | 'now'>): JobHandler[] {
  /** @param cause `account`: asked by who holds it, whom strangers must not keep from confirming */
  async function sendConfirmation(
    { subject: key, id }: JobRun<unknown>,
    cause: MailCause,
  ): Promise<void> {
    const ownerAccount = key === undefined ? undefined : (await store.at(key))?.account;
    if (key === undefined || !ownerAccount || !isUnconfirmed(ownerAccount)) return;
    if (!(await mailer.mayAsk(ownerAccount.email, id, cause))) return;
    const link = newMailLink(CONFIRMATION, key, now());
    const account = await store.update(key, 'gateway', (present) =>
      isUnconfirmed(present) ? link.addTo(present) : undefined,
    );
    if (!account || !isUnconfirmed(account)) return;
    const url = `${publicUrl()}${CONFIRM_PATH}#token=${link.token}`;
    await mailer.send(account.email, confirmMail(url, CONFIRM_DAYS), id);
  }

  /** @param isOwn asked on a device of the account: limits used up by others do not apply */
  async function sendReset(run: JobRun<unknown>, isOwn: boolean): Promise<void> {
    const { subject: key } = run;
    const ownerAccount = key === undefined ? undefined : (await store.at(key))?.account;
    if (key === undefined || !ownerAccount || ownerAccount.invitation) return;
    // The address must be confirmed before a password link is sent.
    if (isUnconfirmed(ownerAccount)) return sendConfirmation(run, isOwn ? 'account' : 'anybody');
    if (!isOwn && !(await mailer.mayAsk(ownerAccount.email, run.id))) return;
    const link = newMailLink(RESET, key, now());
    const account = await store.update(key, 'gateway', link.addTo);
    if (!account) return;
    const url = `${publicUrl()}${RESET_PATH}#token=${link.token}`;
    await mailer.send(account.email, resetMail(url, RESET_MINUTES), run.id);
  }

  return [
    createHandler(CONFIRM_MAIL, (run) => sendConfirmation(run, 'account')),
    createHandler(RESET_MAIL, (run) => sendReset(run, run.payload.known === true)),
    createHandler(OWN_RESET_MAIL, (run) => sendReset(run, true)),
  ];
}

const securityHandler = ({
  store,
  mailer,
  publicUrl,
}: Pick<Parts, 'store' | 'mailer' | 'publicUrl'>): JobHandler =>
  createHandler(SECURITY_MAIL, async (run) => {
    const account = run.subject && (await store.at(run.subject))?.account;
    if (!account || isUnconfirmed(account)) return;
    const { kind, at, agent, place: network } = run.payload;
    const path = SECURITY_PATHS[account.role === 'admin' ? 'admin' : 'expert'];
    const time = timeText(at);
    const mail = securityMail({ kind, time, agent, network }, `${publicUrl()}${path}`);
    if (mail) await mailer.send(account.email, mail, run.id);
  });

export function accountJobHandlers(parts: Parts): JobHandler[] {
  const { store, devices, mailer, publicUrl } = parts;
  const findAccount = async ({ subject }: JobRun<unknown>): Promise<Account | undefined> =>
    subject === undefined ? undefined : (await store.at(subject))?.account;

  return [
    ...linkHandlers(parts),
    createHandler(PASSWORD_CHANGED_MAIL, async (run) => {
      const account = await findAccount(run);
      if (!account || isUnconfirmed(account)) return;
      const { round, proof, at } = run.payload;
      if ((account.sessionRound ?? 0) < round) throw new WriteMissing('the new password');
      // The password was changed again: that change has its own mail.
      if (hashProof(account.passwordHash) !== proof) return;
      const time = timeText(at);
      const mail = passwordChangedMail(time, `${publicUrl()}${FORGOT_PATH}`);
      await mailer.send(account.email, mail, run.id);
    }),
    securityHandler(parts),
    createHandler(DECISION_MAIL, async (run) => {
      const account = await findAccount(run);
      if (!account || isUnconfirmed(account)) return;
      const stored = await store.database.get(auditKey(run.payload.auditId));
      if (!stored) throw new WriteMissing('the decision');
      const audit = readBody(decisionAuditSchema, stored);
      if (account.status !== audit.to) return;
      if (await store.database.get(undoKey(audit.auditId))) return;
      await mailer.send(account.email, decisionMail(account, audit, publicUrl()), run.id);
    }),
    createHandler(END_SESSIONS, async (run) => {
      const account = await findAccount(run);
      if (!account) return;
      if ((account.sessionRound ?? 0) < run.payload.round)
        throw new WriteMissing('the end of the sessions');
      await devices.removeEnded(account);
    }),
  ];
}
