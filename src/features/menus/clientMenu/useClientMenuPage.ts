import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useData, useLiveOneState } from '../../../data/react';
import type { Menu } from '../../../domain/records/menus';
import { clientMenuText } from '../../../i18n/clientMenu';
import { toaster } from '../../../ui/toaster';
import { useTargets } from '../../../blocks/targets/useTargets';
import { findProblems, type ClientMenuProblems } from '../model/clientMenu';
import type { SaveRequest } from '../model/saving';
import { useClientMenu, type ClientMenuForm } from './useClientMenu';
import { useGiving } from './useGiving';

const text = clientMenuText.save;

function report(problems: ClientMenuProblems): void {
  const problem = problems.client ? text.needClient : problems.menu ? text.needMenu : undefined;
  if (problem) toaster.create({ type: 'error', title: text.error, description: problem });
}

function useFocusOnRefusal(refusals: number): void {
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refusals]);
}

function useExisting({ draft: { mode, existingId } }: ClientMenuForm): Menu | undefined {
  const { menus } = useData();
  const { value } = useLiveOneState(menus, mode === 'existing' ? existingId : undefined);
  return value ?? undefined;
}

export function useClientMenuPage(id: string) {
  const form = useClientMenu(id);
  const { draft, client, clear } = form;
  const targets = useTargets(client, form.targetChoices);
  const existing = useExisting(form);
  const [refusals, setRefusals] = useState(0);
  const problems = findProblems(draft, client, existing);
  const { saving, run } = useGiving(clear);
  const latest = useRef({ draft, targets, existing, problems });
  useLayoutEffect(() => {
    latest.current = { draft, targets, existing, problems };
  });
  useFocusOnRefusal(refusals);
  const ready = useCallback(() => {
    const latestProblems = latest.current.problems;
    if (Object.keys(latestProblems).length === 0) return true;
    setRefusals((count) => count + 1);
    report(latestProblems);
    return false;
  }, []);
  const give = useCallback(
    ({ allergyReason, allergyAsked }: SaveRequest) => {
      const now = latest.current;
      const answers = { allergyReason, allergyAsked };
      void run({ draft: now.draft, targets: now.targets, ...answers }, now.existing);
    },
    [run],
  );
  return {
    form,
    targets,
    existing,
    visibleProblems: refusals > 0 ? problems : {},
    saving,
    ready,
    give,
  };
}

export type ClientMenuPageState = ReturnType<typeof useClientMenuPage>;
