import { v7 as uuid } from 'uuid';
import type { Client } from '../../../src/domain/records/clients';
import { CLIENT_LINK_PATH, LINK_DAYS } from '../../../src/domain/publicHouse/clientLink';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Couch } from '../../couch/client';
import { accountKey, workspaceKey, workspaceSchema } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { createReach, findClient, type Reached } from './reach';
import { withLink, type ClientLinks, type LinkStore, type StoredClientLink } from './store';
import { linksKey, newSecret, buildToken } from './token';
import { readBody } from '../../store/envelope';

const DAY = 86_400_000;

export interface WantedLink {
  workspaceId: string;
  clientId: string;
  by?: string;
  /** A link made again under the same id replaces the former one, as when a mail is retried. */
  linkId?: string;
  days?: number;
}

export interface MadeLink {
  url: string;
  linkId: string;
  expiresAt: string;
}

export interface ClientLinkService {
  create(linkRequest: WantedLink): Promise<MadeLink>;
  list(workspaceId: string, clientId: string): Promise<StoredClientLink[]>;
  /**
   * Without `linkId` all links end.
   * @throws AppError client_unknown, not_found
   */
  revoke(workspaceId: string, clientId: string, linkId?: string): Promise<void>;
  /**
   * The address is made only when the mail goes out.
   * @throws AppError client_unknown
   */
  expectMail(linkRequest: WantedLink & { linkId: string; by: string }): Promise<void>;
  noteMail(
    workspaceId: string,
    clientId: string,
    linkId: string,
    mail: NonNullable<StoredClientLink['mail']>,
  ): Promise<void>;
  /** @throws AppError client_link_invalid, the same for an unknown, expired or revoked link */
  reach(token: string): Promise<Reached>;
  getClient(workspaceId: string, clientId: string): Promise<Client>;
}

export type CreateClientLink = ClientLinkService['create'];

export type RevokeClientLink = ClientLinkService['revoke'];

interface Parts {
  couch: Couch;
  links: LinkStore;
  accounts: AccountStore;
  publicUrl: () => string;
  now: () => Date;
}

async function requireClient(couch: Couch, workspaceId: string, clientId: string): Promise<Client> {
  const client = await findClient(couch, workspaceId, clientId);
  if (!client) throw new AppError('client_unknown');
  return client;
}

async function firstMember(accounts: AccountStore, workspaceId: string): Promise<string> {
  const practice = await accounts.database.get(workspaceKey(workspaceId));
  const [first = ''] = practice ? readBody(workspaceSchema, practice).members : [];
  const accountRecord = await accounts.byId(first);
  if (!accountRecord) throw new AppError('client_unknown');
  return accountKey(accountRecord.account.email);
}

const added = (
  { workspaceId, clientId }: WantedLink,
  present: ClientLinks | undefined,
  link: StoredClientLink,
  now: Date,
): ClientLinks => ({
  ...(present ?? { workspaceId, clientId }),
  links: withLink(present?.links ?? [], link, now),
});

/** The token stands in the address's fragment, so that no server or log learns of it. */
function createMaking({ couch, links, accounts, publicUrl, now }: Parts) {
  async function newLink(linkRequest: WantedLink): Promise<StoredClientLink> {
    const { workspaceId, clientId, by, linkId = uuid(), days = LINK_DAYS.usual } = linkRequest;
    await requireClient(couch, workspaceId, clientId);
    const at = now();
    return {
      linkId,
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + days * DAY).toISOString(),
      by: by ?? (await firstMember(accounts, workspaceId)),
    };
  }

  const create: ClientLinkService['create'] = async (linkRequest) => {
    const { secret, hash } = newSecret();
    const link = { ...(await newLink(linkRequest)), hash };
    const { linkId, expiresAt } = link;
    const key = linksKey(linkRequest.workspaceId, linkRequest.clientId);
    await links.update(key, (present) => {
      const mail = present?.links.find((one) => one.linkId === linkId)?.mail;
      return added(linkRequest, present, mail ? { ...link, mail } : link, now());
    });
    return {
      url: `${publicUrl()}${CLIENT_LINK_PATH}#${buildToken(key, secret)}`,
      linkId,
      expiresAt,
    };
  };

  const expectMail: ClientLinkService['expectMail'] = async (linkRequest) => {
    const link = { ...(await newLink(linkRequest)), mail: { outcome: 'waiting' as const } };
    const key = linksKey(linkRequest.workspaceId, linkRequest.clientId);
    await links.update(key, (present) => {
      const isKnown = present?.links.some(({ linkId }) => linkId === linkRequest.linkId);
      return isKnown ? undefined : added(linkRequest, present, link, now());
    });
  };

  return { create, expectMail };
}

export function createClientLinks(parts: Parts): ClientLinkService {
  const { couch, links, now } = parts;

  const changeLinks = (
    workspaceId: string,
    clientId: string,
    change: (link: StoredClientLink) => StoredClientLink,
  ): Promise<void> =>
    links.update(
      linksKey(workspaceId, clientId),
      (present) => present && { ...present, links: present.links.map(change) },
    );

  return {
    ...createMaking(parts),
    reach: createReach(parts),
    getClient: (workspaceId, clientId) => requireClient(couch, workspaceId, clientId),
    list: async (workspaceId, clientId) => {
      await requireClient(couch, workspaceId, clientId);
      const document = await links.at(linksKey(workspaceId, clientId));
      return [...(document?.links ?? [])].reverse();
    },
    revoke: async (workspaceId, clientId, linkId) => {
      const document = await links.at(linksKey(workspaceId, clientId));
      // A deleted client may have left links; those can still be ended.
      if (!document) await requireClient(couch, workspaceId, clientId);
      if (linkId !== undefined && !document?.links.some((link) => link.linkId === linkId))
        throw new AppError('not_found');
      await changeLinks(workspaceId, clientId, (link) =>
        link.revokedAt === undefined && (linkId === undefined || link.linkId === linkId)
          ? { ...link, revokedAt: now().toISOString() }
          : link,
      );
    },
    noteMail: (workspaceId, clientId, linkId, mail) =>
      changeLinks(workspaceId, clientId, (link) =>
        link.linkId === linkId ? { ...link, mail } : link,
      ),
  };
}
