import type { z } from 'zod';
import type { Identity } from '../../../src/domain/practice/ai/identity';
import { clients } from '../../../src/domain/records/clients';
import { consent } from '../../../src/domain/records/kinds/consent';
import { practices } from '../../../src/domain/records/practices';
import { AppError } from '../../../src/domain/protocol/errors';
import { allowsAi, isOwnConsent } from '../../../src/domain/practice/ai/consent';
import { picksId } from '../../../src/domain/menus/picks';
import { readTolerantly } from '../../../src/domain/schema/tolerance';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';

/** A document by its schema; undefined for one that is not there, deleted, or of another kind. */
function readStored<S extends z.ZodType>(
  schema: S,
  stored: StoredDocument | undefined,
): z.output<S> | undefined {
  const found = stored && !stored.deleted ? readTolerantly(schema, stored.body) : undefined;
  return found?.ok ? (found.value as z.output<S>) : undefined;
}

/** A client whose data are asked for, and the consent that is named for it. */
export interface Named {
  workspaceId: string;
  clientId: string;
  consentId: string;
}

/**
 * Reads the identity of a client whose data are about to leave.
 * @param recipient the provider, as the consent has to name it
 * @throws AppError ai_consent_missing where the server does not have this client, or no such consent that still holds
 */
export async function consentedIdentity(
  couch: Couch,
  { workspaceId, clientId, consentId }: Named,
  recipient: string,
): Promise<Identity> {
  const database = couch.database(workspaceDatabase(workspaceId));
  const ids = [`clients:${clientId}`, `records:${consentId}`] as const;
  const stored = await database.getMany([...ids]);
  const [client, given] = [
    readStored(clients.schema, stored.get(ids[0])),
    readStored(consent.schema, stored.get(ids[1])),
  ];
  if (!client || given?.clientId !== clientId || !allowsAi(given, recipient))
    throw new AppError('ai_consent_missing');
  return {
    names: [client.clientName],
    emails: client.email ? [client.email] : [],
    phones: client.phone ? [client.phone] : [],
  };
}

/**
 * The expert's own consent, as it is kept on their devices and synchronised.
 * @param recipient the provider, as the consent has to name it
 * @throws AppError ai_consent_missing
 */
export async function requireOwnConsent(
  couch: Couch,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
  recipient: string,
): Promise<void> {
  const database = couch.database(workspaceDatabase(workspaceId));
  const id = `practices:${picksId(accountId)}`;
  const picks = readStored(practices.schema, (await database.getMany([id])).get(id));
  if (!isOwnConsent(picks?.aiConsent, recipient)) throw new AppError('ai_consent_missing');
}
