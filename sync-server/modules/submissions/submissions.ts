import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { submissionSchema, type Submission } from '../../../src/api/submissions';
import { AppError } from '../../../src/domain/protocol/errors';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { CouchDatabase } from '../../couch/client';
import { isSameSecret } from '../../http/secrets';
import { listDocuments, putNew, removeDocument, updateBody } from '../../store/documents';
import type { JobQueue } from '../jobs/queue';
import { submissionMailRequest } from './jobKinds';
import { readBody, readSound } from '../../store/envelope';

const PREFIX = 'submission:';
/** Days for unconfirmed addresses and for results already sent. */
const KEEP_DAYS = 30;

/** `submission:<id>` in the accounts database. */
const storedSchema = submissionSchema.omit({ id: true }).extend({
  submissionId: idSchema,
  token: z.string().max(100),
  requestHash: z.string().max(100),
  confirmedAt: instantSchema.optional(),
  createdAt: instantSchema,
});
export type StoredSubmission = z.infer<typeof storedSchema>;

const submissionKey = (id: string): string => `${PREFIX}${id}`;

interface Parts {
  database: CouchDatabase;
  jobs: JobQueue;
  now: () => Date;
}

export interface Submissions {
  take(request: Submission): Promise<void>;
  confirm(token: string): Promise<void>;
  find(submissionId: string): Promise<StoredSubmission | undefined>;
  removeOld(): Promise<number>;
}

const hashRequest = (request: Submission): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

export function createSubmissions({ database, jobs, now }: Parts): Submissions {
  async function find(id: string): Promise<StoredSubmission | undefined> {
    const stored = await database.get(submissionKey(id));
    return stored && readBody(storedSchema, stored);
  }

  async function take(request: Submission): Promise<void> {
    const { id, ...rest } = request;
    const requestHash = hashRequest(request);
    const token = randomBytes(24).toString('base64url');
    const present = await find(id);
    if (present && present.requestHash !== requestHash) throw new AppError('id_taken');
    const at = now();
    const body = { ...rest, submissionId: id, token, requestHash, createdAt: at.toISOString() };
    await jobs.enqueueAround([submissionMailRequest(id, request.email, 'confirm')], async () => {
      const isNew = await putNew(database, submissionKey(id), body, at);
      if (!isNew && (await find(id))?.requestHash !== requestHash) throw new AppError('id_taken');
    });
  }

  async function confirm(token: string): Promise<void> {
    const [id = '', secret = ''] = token.split('.');
    const named = idSchema.safeParse(id).data;
    const stored = named === undefined ? undefined : await find(named);
    if (!stored || !isSameSecret(secret, stored.token)) throw new AppError('not_found');
    const { submissionId, email } = stored;
    const target = { database, key: submissionKey(submissionId), schema: storedSchema, now };
    await jobs.enqueueAround([submissionMailRequest(submissionId, email, 'result')], () =>
      updateBody(target, (present) =>
        present.confirmedAt ? undefined : { ...present, confirmedAt: now().toISOString() },
      ),
    );
  }

  return { take, confirm, find, removeOld: () => removeOld(database, now()) };
}

async function removeOld(database: CouchDatabase, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000).toISOString();
  let removed = 0;
  for await (const stored of listDocuments(database, PREFIX)) {
    const body = readSound(storedSchema, stored.body);
    if (!body || body.createdAt >= before) continue;
    if (await removeDocument(database, stored)) removed += 1;
  }
  return removed;
}
