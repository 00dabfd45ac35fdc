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

function readStored<S extends z.ZodType>(
  schema: S,
  stored: StoredDocument | undefined,
): z.output<S> | undefined {
  const result = stored && !stored.deleted ? readTolerantly(schema, stored.body) : undefined;
  return result?.ok ? (result.value as z.output<S>) : undefined;
}

export interface Named {
  workspaceId: string;
  clientId: string;
  consentId: string;
}

/**
 * @param recipient the provider, as the consent names it
 * @throws AppError ai_consent_missing when the client is unknown or has no valid consent; client_restricted
 */
export async function consentedIdentity(
  couch: Couch,
  { workspaceId, clientId, consentId }: Named,
  recipient: string,
): Promise<Identity> {
  const database = couch.database(workspaceDatabase(workspaceId));
  const ids = [`clients:${clientId}`, `records:${consentId}`] as const;
  const stored = await database.getMany([...ids]);
  const [client, storedConsent] = [
    readStored(clients.schema, stored.get(ids[0])),
    readStored(consent.schema, stored.get(ids[1])),
  ];
  if (!client || storedConsent?.clientId !== clientId || !allowsAi(storedConsent, recipient))
    throw new AppError('ai_consent_missing');
  if (client.restrictedSince !== undefined) throw new AppError('client_restricted');
  return {
    names: [client.clientName],
    emails: client.email ? [client.email] : [],
    phones: client.phone ? [client.phone] : [],
  };
}

/**
 * @param recipient the provider, as the consent names it
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
