import { Button, Spinner, Stack } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useOpened, useRecordEdit, type DocumentEdit } from '../../blocks/forms/useRecordEdit';
import { RemovalNotice } from '../../blocks/moderation/RemovalNotice';
import { useData, useLiveOne, useLiveOneState } from '../../data/react';
import { menus, type Menu } from '../../domain/records/menus';
import { menusText } from '../../i18n/menus';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { DraftNotice } from './editor/DraftNotice';
import { MenuEditor } from './editor/MenuEditor';
import { Notice } from '../../ui/Notice';
import { MenuConflicts } from './editor/Notices';
import { useAutomaticMail } from './hooks/useAutomaticMail';
import { useMasterName } from './hooks/useMasterName';
import { useSave } from './hooks/useSave';
import type { EditorValue } from './model/editorValue';
import { MENU_FORM } from './model/menuForm';
import { saveEdit, type SaveRequest } from './model/saving';
import { MENU_PATHS } from './paths';

const back = { to: MENU_PATHS.list, label: menusText.backToList };

function useBack(): { to: string; label: string } {
  const [params] = useSearchParams();
  const plan = params.get('plan');
  return useMemo(
    () =>
      plan === null ? back : { to: getAddresses('plans').edit(plan), label: menusText.backToPlan },
    [plan],
  );
}

/** A stable element: a new one would render the whole form at each keystroke. */
function useNotices(
  edit: DocumentEdit<Menu, EditorValue>,
  { id, gone }: { id: string; gone: boolean },
): ReactNode {
  const { isStored, restored, conflicts, resolve, discard } = edit;
  return useMemo(
    () => (
      <Stack gap="3" _empty={{ display: 'none' }}>
        {gone ? <Notice tone="warning" title={menusText.merge.deleted} /> : null}
        <RemovalNotice collection="menus" id={id} />
        <DraftNotice isStored={isStored} restored={restored} discard={discard} />
        <MenuConflicts
          conflicts={conflicts}
          onTake={(conflict) => resolve(conflict, 'kept')}
          onKeep={(conflict) => resolve(conflict, 'shown')}
        />
      </Stack>
    ),
    [id, gone, isStored, restored, conflicts, resolve, discard],
  );
}

const draftKey = (id: string): string => `menu:${id}`;

function Loading() {
  return (
    <Page title={menusText.loading} back={back}>
      <Spinner aria-label={menusText.loading} />
    </Page>
  );
}

function OpenMenu({ stored, gone }: { stored: Menu; gone: boolean }) {
  const data = useData();
  const edit = useRecordEdit(MENU_FORM, draftKey(stored.id), stored);
  const { base: menu, value } = edit;
  const client = useLiveOne(data.clients, menu.clientId);
  const basedOn = useMasterName(menu.masterMenuId);
  const save = (request: SaveRequest) =>
    edit.save((base, typed) => saveEdit(data, base, typed, request));
  const { saving, run } = useSave(menu.kind, save, useAutomaticMail());
  const notices = useNotices(edit, { id: menu.id, gone });
  const back = useBack();
  // Without the client there are no allergies to ask about, and a late banner would move what is pressed.
  if (client === undefined || (menu.masterMenuId && basedOn === undefined)) return <Loading />;
  const subtitle = edit.dirty ? menusText.unsaved : menusText.savedAt(formatWhen(menu.updatedAt));
  return (
    <MenuEditor
      title={menus.title.untitled}
      subtitle={subtitle}
      back={back}
      value={value}
      editing={edit.undoable}
      status={menu.status}
      kind={menu.kind}
      menuId={menu.id}
      date={menu.targetDate}
      client={client ?? undefined}
      basedOn={basedOn}
      saving={saving}
      onSave={run}
      notices={notices}
    />
  );
}

export function MenuEditPage() {
  const { id = '' } = useParams();
  const data = useData();
  const { value: live, error } = useLiveOneState(data.menus, id);
  const menu = useOpened(MENU_FORM, draftKey(id), id, live);
  if (menu && !error) return <OpenMenu key={id} stored={menu} gone={live === null} />;
  if (live === undefined && !error) return <Loading />;
  if (error) {
    const { loadFailed: title, loadFailedHint: description } = menusText;
    return <LoadFailed {...{ title, description, back }} />;
  }
  return (
    <Page title={menusText.notFound} back={back}>
      <EmptyState
        title={menusText.notFound}
        description={menusText.notFoundHint}
        action={
          <Button asChild colorPalette="leaf">
            <AppLink to={MENU_PATHS.list}>{menusText.backToList}</AppLink>
          </Button>
        }
      />
    </Page>
  );
}
