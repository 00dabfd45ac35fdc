import { useCallback, useMemo, useState } from 'react';
import { useData, useLiveState } from '../../../data/react';
import type { Client } from '../../../domain/records/clients';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { sameValue } from '../../../domain/records/equality';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { localDate } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { useDraft } from '../../../ui/useDraft';
import { useUndo } from '../../../ui/useUndo';
import type { Change, Editing } from '../hooks/useEditing';
import { newClientMenu, readClientMenu, type ClientMenuDraft } from '../model/clientMenu';

const FORM = { version: 1, read: readClientMenu };

export interface ClientMenuForm {
  state: 'loading' | 'failed' | 'ready';
  clients: readonly Client[];
  menus: readonly MenuListing[] | undefined;
  menusFailed: boolean;
  client: Client | undefined;
  missing: boolean;
  draft: ClientMenuDraft;
  put: (change: Partial<ClientMenuDraft>) => void;
  editing: Editing;
  /** Product decision 5. */
  targetChoices: AskedTargets;
  isStored: boolean;
  restored: boolean;
  discard: () => void;
  clear: () => void;
}

function useTyping(id: string) {
  const [initial] = useState(() => newClientMenu(newId(), id, localDate()));
  const [draft, setDraft, clear, restored, isStored] = useDraft(`client-menu:${id}`, initial, FORM);
  const write = useCallback(
    (change: Change) => setDraft((now) => ({ ...now, value: change(now.value) })),
    [setDraft],
  );
  const editing = useUndo(write);
  const put = useCallback(
    (change: Partial<ClientMenuDraft>) => setDraft((now) => ({ ...now, ...change })),
    [setDraft],
  );
  const { forget } = editing;
  const discard = useCallback(() => {
    clear();
    forget();
  }, [clear, forget]);
  const { menuId: _menuId, ...typed } = draft;
  const { menuId: _initialId, ...untouched } = initial;
  return {
    draft,
    put,
    editing,
    isStored,
    restored: restored && !sameValue(typed, untouched),
    discard,
    clear,
  };
}

export function useClientMenu(id: string): ClientMenuForm {
  const data = useData();
  const clients = useLiveState(() => data.clients.watchAll(), [data]);
  const menus = useLiveState(() => data.menuList, [data]);
  const typing = useTyping(id);
  const { draft } = typing;
  const all = clients.value;
  const client = useMemo(
    () => all?.find((one) => one.id === draft.clientId),
    [all, draft.clientId],
  );
  const { goal } = draft;
  const choices = useMemo<AskedTargets>(
    () => ({ strategy: 'clientMenu', ...(goal === '' ? {} : { goal }) }),
    [goal],
  );
  return {
    state: clients.error ? 'failed' : all === undefined ? 'loading' : 'ready',
    clients: all ?? [],
    menus: menus.value,
    menusFailed: menus.error !== undefined,
    client,
    missing: all !== undefined && !all.some((one) => one.id === id),
    targetChoices: choices,
    ...typing,
  };
}
