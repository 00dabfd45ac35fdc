import type { AccountProfile } from '../../domain/accounts/account';
import type { Tier } from '../../domain/accounts/access/tiers';
import type { LocalData } from '../../data/types';
import { presentTier } from '../../domain/person/clientList';
import type { Menu } from '../../domain/records/menus';
import type { Client } from '../../domain/records/clients';
import { PRACTICE_ID, type Practice } from '../../domain/records/practices';
import { sameValue } from '../../domain/records/equality';
import { addressProblem, mailsByItself } from '../../domain/accounts/mail';
import { buildLetterhead } from '../../domain/printable/letterhead';
import { menuNameOnPaper } from '../../domain/printable/menu';
import type { Printable } from '../../domain/records/printableModel';
import { printableOfMenu } from '../../domain/printable/stored';
import { handoutsText } from '../../i18n/handouts';
import { localDate } from '../../platform/clock';

/** The day on which it was made does not make it another paper. */
const isSamePaper = (one: Printable, other: Printable | undefined): boolean =>
  sameValue({ ...one, made: '' }, { ...other, made: '' });

interface Reader {
  client: Client;
  practice: Practice;
  plan: Tier;
}

async function buildPaper(
  data: LocalData,
  menu: Menu,
  { client, practice, plan }: Reader,
): Promise<Printable> {
  const edibles = [...(await data.catalogue.all()), ...(await data.foods.all())];
  return printableOfMenu(menu, {
    client,
    visits: await data.consultations.all(),
    recipes: await data.recipes.all(),
    library: await data.library.all(),
    edibles: new Map(edibles.map((edible) => [edible.id, edible])),
    letterhead: buildLetterhead(data.account, practice, plan),
    today: localDate(),
  });
}

/**
 * Only where the practice wants it, its plan has it and the client agreed; never sends the same menu twice. The gateway
 * checks again.
 * @param account as the server described it last
 * @returns whether a mail was written, or why one that is wanted cannot go
 */
export async function writeAutomaticMail(
  data: LocalData,
  menu: Menu,
  { emailConfirmed }: Pick<AccountProfile, 'emailConfirmed'> = data.account,
): Promise<boolean | 'unconfirmed'> {
  const practice = await data.practices.get(PRACTICE_ID);
  if (!practice?.autoEmail || !menu.clientId) return false;
  const notices = await data.notices.all();
  const { plan } = presentTier(data.account, notices);
  const client = await data.clients.get(menu.clientId);
  const isStopped = notices.some(
    ({ kind, clientId }) => kind === 'mail_stop' && clientId === menu.clientId,
  );
  if (!mailsByItself(plan) || !client?.emailConsentDate || isStopped) return false;
  if (client.restrictedSince !== undefined) return false;
  const address = client.email?.trim() ?? '';
  const hasIt = client.assignedMenus.some(
    ({ menuId, status }) => menuId === menu.id && status === 'active',
  );
  if (!hasIt || addressProblem(address)) return false;
  const printable = await buildPaper(data, menu, { client, practice, plan });
  const before = (await data.outbox.all()).filter(
    (entry) => entry.automatic && entry.targetId === menu.id && entry.customerEmail === address,
  );
  if (before.some((entry) => isSamePaper(printable, entry.printable))) return false;
  // The gateway would accept it and never send it.
  if (emailConfirmed === false) return 'unconfirmed';
  await data.outbox.insert({
    ...data.newBase(),
    kind: 'menu_email',
    targetId: menu.id,
    clientId: client.id,
    customerName: client.clientName,
    customerEmail: address,
    subject: handoutsText.mail.menuSubject(menuNameOnPaper(menu)).slice(0, 300),
    printable,
    automatic: true,
  });
  return true;
}
