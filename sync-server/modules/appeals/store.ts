import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { APPEAL_LENGTH, type Appeal } from '../../../src/api/appeals';
import { AppError } from '../../../src/domain/protocol/errors';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, putNew, whileConflicts } from '../../store/documents';
import { readBody, readSound } from '../../store/envelope';
import { putAudited } from '../accounts/audited';

const storedSchema = z.object({
  workspaceId: idSchema,
  collection: z.enum(['menus', 'recipes', 'articles', 'images']),
  id: idSchema,
  decidedAt: instantSchema,
  expertId: z.string().max(80),
  title: z.string().max(300),
  reason: z.string().max(500),
  text: z.string().max(APPEAL_LENGTH.max),
  at: instantSchema,
  answer: z
    .object({
      outcome: z.enum(['reversed', 'upheld']),
      text: z.string().max(APPEAL_LENGTH.answer),
      by: idSchema,
      at: instantSchema,
    })
    .optional(),
});
export type StoredAppeal = z.infer<typeof storedSchema>;

export type AppealPlace = Pick<StoredAppeal, 'workspaceId' | 'collection' | 'id' | 'decidedAt'>;

const PREFIX = 'appeal:';
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
/** One place for each decision, so that it takes one appeal, however often and from wherever it is sent. */
const getKey = ({ workspaceId, collection, id, decidedAt }: AppealPlace): string =>
  `${PREFIX}${workspaceId}:${collection}:${id}:${hashOf(decidedAt)}`;

export function createAppealStore(database: CouchDatabase, now: () => Date) {
  async function* read(prefix: string): AsyncGenerator<StoredAppeal> {
    for await (const { body } of listDocuments(database, prefix)) {
      const appeal = readSound(storedSchema, body);
      if (appeal) yield appeal;
    }
  }
  async function find(place: AppealPlace): Promise<StoredAppeal | undefined> {
    const stored = await database.get(getKey(place));
    return stored && readBody(storedSchema, stored);
  }

  return {
    find,
    all: () => read(PREFIX),
    own: async (workspaceId: string): Promise<StoredAppeal[]> => {
      const appeals: StoredAppeal[] = [];
      for await (const appeal of read(`${PREFIX}${workspaceId}:`)) appeals.push(appeal);
      return appeals;
    },
    /** @throws AppError appealed_already for other words about the same decision */
    add: async (appeal: StoredAppeal): Promise<void> => {
      if (await putNew(database, getKey(appeal), appeal, now())) return;
      if ((await find(appeal))?.text !== appeal.text) throw new AppError('appealed_already');
    },
    /** @throws AppError not_found; decided_meanwhile where somebody else has answered */
    answer: async (
      place: AppealPlace,
      answer: NonNullable<StoredAppeal['answer']>,
    ): Promise<void> => {
      const auditId = uuid();
      await whileConflicts(async () => {
        const stored = await database.get(getKey(place));
        if (!stored || stored.deleted) throw new AppError('not_found');
        const present = readBody(storedSchema, stored);
        if (present.answer) throw new AppError('decided_meanwhile');
        const document = { ...stored, body: { ...present, answer }, receivedAt: answer.at };
        const audit = { auditId, action: 'answerAppeal', ...place, ...answer };
        await putAudited(database, document, audit, now());
      });
    },
  };
}
export type AppealStore = ReturnType<typeof createAppealStore>;

export function toAppeal({ answer, ...appeal }: StoredAppeal): Appeal {
  const { collection, id, decidedAt, title, text, at } = appeal;
  const { outcome, text: words, at: answeredAt } = answer ?? {};
  const shown = outcome && words !== undefined && answeredAt !== undefined;
  return {
    collection,
    id,
    decidedAt,
    title,
    text,
    at,
    ...(shown ? { answer: { outcome, text: words, at: answeredAt } } : {}),
  };
}
