import { Button, Spinner, Stack } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useData, useLiveOne } from '../../data/react';
import { menus } from '../../domain/collections/menus';
import type { Menu } from '../../domain/collections/menus';
import { common } from '../../i18n/common';
import { menusText } from '../../i18n/menus';
import { EmptyState } from '../../ui/EmptyState';
import { formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { MenuEditor } from './editor/MenuEditor';
import { Notice } from '../../ui/Notice';
import { MenuConflicts } from './editor/Notices';
import { useAutomaticMail } from './hooks/useAutomaticMail';
import { useMasterName } from './hooks/useMasterName';
import { useMenuEdit } from './hooks/useMenuEdit';
import type { MenuEdit } from './hooks/useMenuEdit';
import { useSave } from './hooks/useSave';
import type { EditorValue } from './model/editorValue';
import { saveEdit } from './model/saving';
import type { Saved, SaveRequest } from './model/saving';
import { MENU_PATHS } from './paths';

type OpenEdit = Extract<MenuEdit, { state: 'open' }>;

const back = { to: MENU_PATHS.list, label: menusText.backToList };

/** The same element while nothing changes that it says: the form renders anew with a new one. */
function useNotices(edit: OpenEdit): ReactNode {
  const { gone, kept, restored, conflicts, resolve, discard } = edit;
  return useMemo(
    () => (
      <Stack gap="3" _empty={{ display: 'none' }}>
        {gone ? <Notice tone="warning" title={menusText.merge.deleted} /> : null}
        {kept ? null : <Notice tone="warning" title={menusText.draftNotKept} />}
        {restored ? (
          <Notice
            tone="info"
            title={menusText.draft.restored}
            action={{ label: menusText.draft.discard, onPress: discard }}
          />
        ) : null}
        <MenuConflicts
          conflicts={conflicts}
          onTake={(conflict) => resolve(conflict, 'kept')}
          onKeep={(conflict) => resolve(conflict, 'shown')}
        />
      </Stack>
    ),
    [gone, kept, restored, conflicts, resolve, discard],
  );
}

function OpenMenu({ edit }: { edit: OpenEdit }) {
  const data = useData();
  const { menu, value, accept } = edit;
  const client = useLiveOne(data.clients, menu.clientId) ?? undefined;
  const basedOn = useMasterName(menu.masterMenuId);
  const save = useSaving(data, menu, value);
  const onSaved = useCallback(
    ({ menu: saved, conflicts }: Saved) => accept(saved, conflicts),
    [accept],
  );
  const { saving, run } = useSave(menu.kind, save, onSaved, useAutomaticMail());
  const subtitle = edit.dirty ? menusText.unsaved : menusText.savedAt(formatWhen(menu.updatedAt));
  return (
    <MenuEditor
      title={menus.title.untitled}
      subtitle={subtitle}
      back={back}
      value={value}
      editing={edit.editing}
      status={menu.status}
      kind={menu.kind}
      menuId={menu.id}
      client={client}
      basedOn={basedOn}
      saving={saving}
      onSave={run}
      notices={useNotices(edit)}
    />
  );
}

function useSaving(data: ReturnType<typeof useData>, menu: Menu, value: EditorValue) {
  return useCallback(
    (request: SaveRequest) => saveEdit(data, menu, value, request),
    [data, menu, value],
  );
}

/** `/expert/daily-menus/:id/edit`. */
export function MenuEditPage() {
  const { id = '' } = useParams();
  const edit = useMenuEdit(id);
  if (edit.state === 'open') return <OpenMenu key={id} edit={edit} />;
  if (edit.state === 'loading')
    return (
      <Page title={menusText.loading} back={back}>
        <Spinner aria-label={menusText.loading} />
      </Page>
    );
  if (edit.state === 'failed')
    return (
      <Page title={menusText.loadFailed} back={back}>
        <EmptyState
          title={menusText.loadFailed}
          description={menusText.loadFailedHint}
          action={
            <Button colorPalette="leaf" onClick={() => window.location.reload()}>
              {common.retry}
            </Button>
          }
        />
      </Page>
    );
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
