import { eraseClient as eraseContract, exportClient } from '../../../src/api/privacy';
import { clients } from '../../../src/domain/records/clients';
import { CLIENT_COLLECTIONS, isErased } from '../../../src/domain/records/clientData';
import { AppError } from '../../../src/domain/protocol/errors';
import { fold } from '../../../src/domain/text/fold';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { readSound } from '../../store/envelope';
import type { RevokeClientLink } from '../clientLinks/links';
import type { Core, Module } from '../module';
import { consentProof } from './consentProof';
import { eraseClient } from './erase';
import { erasedClients } from './erasedClients';
import { createErasureStore, type Erasure, type ErasureStore } from './erasures';
import { readExport } from './export';
import { createErasureSweep } from './sweep';

/** Each goes through the practice's whole database. */
const ERASING = { name: 'client erasure', calls: 30, burst: 6 } as const;
const EXPORTING = { name: 'client export', calls: 30, burst: 6 } as const;

type Parts = Pick<Core, 'ctx' | 'now'> & {
  erasures: ErasureStore;
  revokeClientLink: RevokeClientLink;
};

async function readClient(couch: Couch, workspaceId: string, id: string): Promise<StoredDocument> {
  const stored = await couch.database(workspaceDatabase(workspaceId)).get(`clients:${id}`);
  if (!stored) throw new AppError('client_unknown');
  return stored;
}

/** @throws AppError client_unknown, client_name_differs */
async function requireNamed(
  couch: Couch,
  { workspaceId, clientId }: Pick<Erasure, 'workspaceId' | 'clientId'>,
  typed: string,
): Promise<void> {
  const stored = await readClient(couch, workspaceId, clientId);
  // Erased before: the call is repeated, and no name is left to compare.
  if (isErased(stored.body)) return;
  const name = readSound(clients.schema, stored.body)?.clientName;
  if (name !== undefined && fold(name) !== fold(typed.trim()))
    throw new AppError('client_name_differs');
}

function erasureRoute({ ctx, now, erasures, revokeClientLink }: Parts): RouteDefinition {
  const { couch, wake } = ctx;
  return route(
    eraseContract,
    async ({ claims: { workspaceId, sub }, params: { id: clientId }, body: { clientName } }) => {
      await requireNamed(couch, { workspaceId, clientId }, clientName);
      const stored = await readClient(couch, workspaceId, clientId);
      if (!isErased(stored.body) && !stored.deleted) await revokeClientLink(workspaceId, clientId);
      // Noted first: from now on pushes are refused, and a gateway that dies here is made up for by the sweep.
      const erasedAt = now().toISOString();
      const erasure = await erasures.add({ workspaceId, clientId, erasedAt }, sub);
      const erased = await eraseClient(couch, erasure);
      wake.wake(workspaceId, [...CLIENT_COLLECTIONS]);
      return { erasedAt: erasure.erasedAt, erased };
    },
    { rate: ERASING },
  );
}

const exportRoute = ({ ctx: { couch }, now }: Pick<Parts, 'ctx' | 'now'>): RouteDefinition =>
  route(
    exportClient,
    async ({ claims: { workspaceId }, params: { id: clientId } }) => ({
      data: await readExport(couch, { workspaceId, clientId }, now()),
    }),
    { rate: EXPORTING },
  );

export function privacy({
  ctx,
  now,
  revokeClientLink,
}: Core & { revokeClientLink: RevokeClientLink }): Module {
  const erasures = createErasureStore(ctx.couch);
  return {
    routes: [exportRoute({ ctx, now }), erasureRoute({ ctx, now, erasures, revokeClientLink })],
    pushEffects: [consentProof, erasedClients(erasures)],
    cleanUps: [createErasureSweep({ couch: ctx.couch, wake: ctx.wake, erasures, now })],
  };
}
