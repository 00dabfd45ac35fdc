import { z } from 'zod';
import { isRecord, readByInitial } from '../../../ui/draftShape';
import type { DraftForm } from '../../../ui/draftStore';
import type { Decisions } from './importRecipe';

export interface ImportDraft {
  typed: string;
  read: boolean;
  decisions: Decisions;
  added: string[];
}
export const NO_DRAFT: ImportDraft = { typed: '', read: false, decisions: {}, added: [] };

const decisionSchema = z.object({
  itemId: z.string().exactOptional(),
  leftOut: z.boolean().exactOptional(),
  remember: z.boolean(),
});

function readDecisions(stored: unknown): Decisions {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, one]) => {
      const { data } = decisionSchema.safeParse(one);
      return data ? [[key, data]] : [];
    }),
  );
}

export const IMPORT_FORM: DraftForm<ImportDraft> = {
  read: (stored, initial) => ({
    ...readByInitial(stored, initial),
    decisions: readDecisions(isRecord(stored) ? stored.decisions : undefined),
  }),
};
