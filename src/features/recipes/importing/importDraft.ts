import { z } from 'zod';
import { isRecord, readByInitial } from '../../../ui/draftShape';
import type { DraftForm } from '../../../ui/draftStore';
import type { Decisions } from './importRecipe';

/** The pasted text, and a person's decisions on its lines. */
export interface ImportDraft {
  typed: string;
  /** Whether the words were read; then the lines are shown. */
  read: boolean;
  decisions: Decisions;
  /** Lines that a person made of words which stood elsewhere. */
  added: string[];
}
export const NO_DRAFT: ImportDraft = { typed: '', read: false, decisions: {}, added: [] };

const decisionSchema = z.object({
  itemId: z.string().exactOptional(),
  leftOut: z.boolean().exactOptional(),
  remember: z.boolean(),
});

/** Decisions that were made before the page went away; what is none is passed over. */
function readDecisions(stored: unknown): Decisions {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, one]) => {
      const { data } = decisionSchema.safeParse(one);
      return data ? [[key, data]] : [];
    }),
  );
}

/** How the draft of an import is read. */
export const IMPORT_FORM: DraftForm<ImportDraft> = {
  read: (stored, initial) => ({
    ...readByInitial(stored, initial),
    decisions: readDecisions(isRecord(stored) ? stored.decisions : undefined),
  }),
};
