import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '../../../src/domain/schema/primitives';
import { CouchConflict, workspaceDatabase, type Couch } from '../../couch/client';
import type { WakeHub } from '../../http/wakeHub';

export interface MailStop {
  /** Signed, so that nobody can make one for another client. */
  createToken(workspaceId: string, clientId: string): string;
  readToken(token: string): { workspaceId: string; clientId: string } | undefined;
  isStopped(workspaceId: string, clientId: string): Promise<boolean>;
  stop(workspaceId: string, clientId: string): Promise<void>;
}

const stopKey = (clientId: string): `notices:${string}` => `notices:mail-stop-${clientId}`;

const buildNotice = (clientId: string, at: string) => ({
  id: `mail-stop-${clientId}`,
  createdAt: at,
  updatedAt: at,
  kind: 'mail_stop',
  title: 'Khách đã tắt email tự động',
  clientId,
});

interface Parts {
  couch: Couch;
  wake: WakeHub;
  /** The first signs, all verify: mails may be read long after a key changed. */
  keys: readonly [Uint8Array, ...Uint8Array[]];
  now: () => Date;
}

function createTokens(keys: Parts['keys']): Pick<MailStop, 'createToken' | 'readToken'> {
  const computeSign = (named: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(named).digest();
  return {
    createToken: (workspaceId, clientId) => {
      const named = `${workspaceId}~${clientId}`;
      return `${named}~${computeSign(named).toString('base64url')}`;
    },
    readToken: (token) => {
      const [workspaceId = '', clientId = '', sign = ''] = token.slice(0, 300).split('~');
      const signature = new Uint8Array(Buffer.from(sign, 'base64url'));
      const isOurs = keys.some((key) => {
        const right = new Uint8Array(computeSign(`${workspaceId}~${clientId}`, key));
        return signature.length === right.length && timingSafeEqual(signature, right);
      });
      const ids = [workspaceId, clientId].every((id) => idSchema.safeParse(id).success);
      return isOurs && ids ? { workspaceId, clientId } : undefined;
    },
  };
}

export function createMailStop({ couch, wake, keys, now }: Parts): MailStop {
  const getDatabase = (workspaceId: string) => couch.database(workspaceDatabase(workspaceId));
  return {
    ...createTokens(keys),
    isStopped: async (workspaceId, clientId) => {
      const stored = await getDatabase(workspaceId).get(stopKey(clientId));
      return stored !== undefined && !stored.deleted;
    },
    stop: async (workspaceId, clientId) => {
      const at = now().toISOString();
      const envelope = { type: 'notices', deleted: false, by: 'client', device: 'gateway' };
      const body = buildNotice(clientId, at);
      try {
        await getDatabase(workspaceId).put({
          _id: stopKey(clientId),
          ...envelope,
          body,
          receivedAt: at,
        });
        wake.wake(workspaceId, ['notices']);
      } catch (error) {
        if (!(error instanceof CouchConflict)) throw error;
      }
    },
  };
}
