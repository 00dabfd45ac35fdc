import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHasAgreedToPublish } from '../../../blocks/publication/useFirstPublication';
import { useData, useLive } from '../../../data/react';
import { sameValue } from '../../../domain/records/equality';
import type { Client } from '../../../domain/records/clients';
import type { Menu } from '../../../domain/records/menus';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { newId } from '../../../platform/ids';
import { toaster } from '../../../ui/toaster';
import { useDraft } from '../../../ui/useDraft';
import { useUndo } from '../../../ui/useUndo';
import type { Change } from '../hooks/useEditing';
import { emptyValue, valueFromMaster } from '../model/editorValue';
import type { Master } from '../model/masters';
import {
  newWizard,
  readWizard,
  stepToShow,
  type WizardDraft,
  type WizardStep,
} from './wizardState';

const FORM = { version: 1, read: readWizard };

function isTouched(draft: WizardDraft): boolean {
  const { value, kind } = draft;
  return value !== null && !sameValue(value, emptyValue(kind ?? 'master', value.isPublic));
}

function useStored() {
  const data = useData();
  const isShared = useHasAgreedToPublish();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  return { clients, isShared, loaded: clients !== undefined && isShared !== undefined };
}

type SetDraft = (change: (now: WizardDraft) => WizardDraft) => void;

function useStep(left: WizardDraft, hasClient: boolean, loaded: boolean, setDraft: SetDraft) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const request = params.get('step');
  const step = stepToShow(request, left, hasClient);

  // The address names the step from the start, or the browser's back would not know where it was.
  useEffect(() => {
    if (!loaded || request !== null) return;
    const search = new URLSearchParams(params);
    search.set('step', step);
    void navigate({ search: `?${search.toString()}` }, { replace: true });
  }, [loaded, request, step, params, navigate]);

  const go = useCallback(
    (next: WizardStep, how: { replace?: boolean } = {}) => {
      const search = new URLSearchParams(params);
      search.set('step', next);
      setDraft((now) => ({ ...now, step: next }));
      void navigate({ search: `?${search.toString()}` }, how);
    },
    [navigate, params, setDraft],
  );
  return { step, go };
}

export function useWizard(preset: string | undefined) {
  const { clients, isShared, loaded } = useStored();
  const [initial] = useState(() => newWizard(newId(), preset));
  const [draft, setDraft, clearDraft, restored, isStored] = useDraft<WizardDraft>(
    `menu-wizard:${preset ?? 'new'}`,
    initial,
    FORM,
  );
  const client = useMemo(
    () => clients?.find((one) => one.id === draft.clientId),
    [clients, draft.clientId],
  );
  const left = isTouched(draft) ? draft : { ...draft, step: initial.step };
  const { step, go } = useStep(left, client !== undefined, loaded, setDraft);

  const write = useCallback(
    (change: Change) => setDraft((now) => (now.value ? { ...now, value: change(now.value) } : now)),
    [setDraft],
  );
  const editing = useUndo(write);

  const { forget } = editing;
  const discard = useCallback(() => {
    clearDraft();
    forget();
    go(initial.step, { replace: true });
  }, [clearDraft, forget, go, initial.step]);

  const replace = (next: Partial<WizardDraft>, to: WizardStep) => {
    const before = draft;
    setDraft((now) => ({ ...now, ...next }));
    editing.forget();
    go(to);
    if (!isTouched(before)) return;
    toaster.create({
      type: 'info',
      title: menusText.wizard.replaced,
      action: {
        label: common.undo,
        onClick: () => setDraft((now) => ({ ...before, step: now.step })),
      },
    });
  };

  return {
    loaded,
    isShared: isShared === true,
    clients: clients ?? [],
    client,
    clientGone: draft.clientId !== null && client === undefined,
    draft,
    step,
    isStored,
    restored: restored && isTouched(draft),
    editing,
    chooseKind: (kind: Menu['kind']) => {
      const next = kind === 'master' ? 'form' : 'client';
      const value = kind === 'master' ? emptyValue(kind, isShared) : null;
      if (draft.kind === kind && (kind === 'personal' || isTouched(draft))) go(next);
      else replace({ kind, masterId: null, value }, next);
    },
    chooseClient: (chosen: Client) => {
      if (draft.clientId === chosen.id) go('master');
      else
        replace({ kind: 'personal', clientId: chosen.id, masterId: null, value: null }, 'master');
    },
    chooseMaster: (master: Master | null) => {
      const masterId = master?.id ?? null;
      if (draft.value && draft.masterId === masterId) go('form');
      else if (master && client)
        replace({ masterId, value: valueFromMaster(master, client.clientName, newId) }, 'form');
      else replace({ masterId, value: emptyValue('personal') }, 'form');
    },
    clear: clearDraft,
    discard,
  };
}

export type Wizard = ReturnType<typeof useWizard>;
