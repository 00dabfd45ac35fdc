import {
  createClientLink,
  listClientLinks,
  mailClientLink,
  openClientLink,
  revokeClientLinks,
  submitDiary,
} from '../../../src/api/clientLinks';
import { emailSchema, type AccessClaims } from '../../../src/domain/accounts/account';
import { AppError, ERRORS } from '../../../src/domain/protocol/errors';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, limitWrong } from '../../http/limits';
import type { Logger } from '../../http/log';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { isUnconfirmed } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import type { JobQueue } from '../jobs/queue';
import type { Counters } from '../limits/counters';
import type { Diaries } from './diary';
import type { ClientLinkService } from './links';
import { clientLinkMailRequest } from './mail';
import type { StoredClientLink } from './store';
import type { SharedViews } from './view';

/** A phone asks when it is opened and when its network returns; many clients may share an address. */
const OPENING = { name: 'client link', calls: 60, burst: 40 } as const;
const WRITING = { name: 'client diary', calls: 120, burst: 60 } as const;
/** Of an expert; a practice gives links to its clients one by one. */
const GIVING = { name: 'client links', calls: 60, burst: 40 } as const;
const WRONG_LINKS = 60;

interface Parts {
  links: ClientLinkService;
  diaries: Diaries;
  getView: SharedViews;
  accounts: Pick<AccountServices, 'accountState'>;
  jobs: JobQueue;
  counters: Counters;
  log: Logger;
}

const toLink = ({ hash: _hash, by: _by, ...link }: StoredClientLink) => link;

/** @throws AppError email_not_confirmed, client_unknown, client_without_email */
async function askForMail(
  { links, accounts, jobs }: Parts,
  claims: AccessClaims,
  clientId: string,
  linkId: string,
): Promise<void> {
  const { account, stored } = await accounts.accountState.accountOf(claims);
  if (isUnconfirmed(account)) throw new AppError('email_not_confirmed');
  const { workspaceId } = claims;
  const client = await links.getClient(workspaceId, clientId);
  if (!emailSchema.safeParse(client.email).success) throw new AppError('client_without_email');
  const request = { workspaceId, clientId, linkId };
  // The key makes a repeated request the same job, so that one mail is sent.
  await jobs.enqueueAround([clientLinkMailRequest(request, stored._id)], () =>
    links.expectMail({ ...request, by: stored._id }),
  );
}

function practiceRoutes(parts: Parts): RouteDefinition[] {
  const { links, accounts } = parts;
  return [
    route(
      listClientLinks,
      async ({ claims, params }) => ({
        links: (await links.list(claims.workspaceId, params.id)).map(toLink),
      }),
      { rate: GIVING },
    ),
    route(
      createClientLink,
      async ({ claims, body: { clientId, days } }) => {
        const { stored } = await accounts.accountState.accountOf(claims);
        const { workspaceId } = claims;
        return links.create({ workspaceId, clientId, days, by: stored._id });
      },
      { rate: GIVING },
    ),
    route(
      mailClientLink,
      ({ claims, body: { clientId, key } }) => askForMail(parts, claims, clientId, key),
      { rate: GIVING },
    ),
    route(
      revokeClientLinks,
      async ({ claims: { workspaceId }, body: { clientId, linkId } }) => {
        await links.revoke(workspaceId, clientId, linkId);
      },
      { rate: GIVING },
    ),
  ];
}

export function clientLinkRoutes(parts: Parts): RouteDefinition[] {
  const { links, diaries, getView, counters, log } = parts;
  const wrong = {
    name: 'client links',
    most: WRONG_LINKS,
    per: 'hour',
    getKey: clientAddress,
  } as const;
  const limited = limitWrong(
    createSharedLimits([wrong], counters, log),
    (status) => status === ERRORS.client_link_invalid[0],
  );
  return [
    ...practiceRoutes(parts),
    route(
      openClientLink,
      ({ req, res, body }) =>
        limited(req, res, async () => ({ view: await getView(await links.reach(body.token)) })),
      { rate: OPENING },
    ),
    route(
      submitDiary,
      ({ req, res, body }) =>
        limited(req, res, async () => ({
          verdicts: await diaries.submit(await links.reach(body.token), body.entries),
        })),
      { rate: WRITING },
    ),
  ];
}
