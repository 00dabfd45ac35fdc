import type { Menu } from '../../../domain/records/menus';
import { isRecord } from '../../../ui/draftShape';
import { readEditorValue } from '../model/draftShape';
import { emptyValue, type EditorValue } from '../model/editorValue';

export const WIZARD_STEPS = ['mode', 'client', 'master', 'form'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export interface WizardDraft {
  /** Id of the menu to be: a save that is repeated after a crash writes the same document. */
  menuId: string;
  step: WizardStep;
  kind: Menu['kind'] | null;
  clientId: string | null;
  masterId: string | null;
  value: EditorValue | null;
}

export function newWizard(menuId: string, clientId: string | undefined): WizardDraft {
  return {
    menuId,
    step: clientId ? 'master' : 'mode',
    kind: clientId ? 'personal' : null,
    clientId: clientId ?? null,
    masterId: null,
    value: null,
  };
}

/** An old bookmark or a deleted client can name a step whose facts are missing. */
export function stepToShow(
  stepParam: string | null,
  draft: WizardDraft,
  hasClient: boolean,
): WizardStep {
  const step = WIZARD_STEPS.find((one) => one === stepParam) ?? draft.step;
  if (step === 'mode' || draft.kind === null) return 'mode';
  if (draft.kind === 'master') return step === 'form' && draft.value ? 'form' : 'mode';
  if (step === 'client' || !hasClient) return 'client';
  return step === 'form' && !draft.value ? 'master' : step;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function readWizard(stored: unknown, initial: WizardDraft): WizardDraft {
  if (!isRecord(stored)) return initial;
  const kind = (['master', 'personal'] as const).find((one) => one === stored.kind) ?? initial.kind;
  return {
    menuId: textOrNull(stored.menuId) ?? initial.menuId,
    step: WIZARD_STEPS.find((one) => one === stored.step) ?? initial.step,
    kind,
    clientId: textOrNull(stored.clientId) ?? initial.clientId,
    masterId: textOrNull(stored.masterId),
    value: kind && readEditorValue(stored.value, emptyValue(kind)),
  };
}
