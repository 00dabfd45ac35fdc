import { Box, Button, Grid, IconButton, Stack } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '../../../domain/client';
import { MEAL_SLOTS, publishProblems } from '../../../domain/menu';
import type { Menu, PublishProblem } from '../../../domain/menu';
import { countItems } from '../../../domain/menuEditing';
import { menusText } from '../../../i18n/menus';
import { Page } from '../../../ui/Page';
import type { Editing } from '../hooks/useEditing';
import { PHONE, useMedia, WIDE } from '../../../ui/useMedia';
import type { EditorValue } from '../model/editorValue';
import type { SaveRequest } from '../model/saving';
import { ClientBanner } from './ClientBanner';
import { DayNutrition } from './DayNutrition';
import { MealsEditor } from './MealsEditor';
import { MenuFields } from './MenuFields';
import { PublishPanel } from './PublishPanel';
import { TagPicker } from './TagPicker';

export interface MenuEditorProps {
  /** The page's name while the menu has none. */
  title: string;
  subtitle: ReactNode;
  back: { to: string; label?: string };
  value: EditorValue;
  editing: Editing;
  status: Menu['status'];
  kind: Menu['kind'];
  client: Client | undefined;
  basedOn: string | null | undefined;
  saving: boolean;
  onSave: (request: SaveRequest) => void;
  notices?: ReactNode;
}

/** Ctrl/Cmd+S saves, Ctrl/Cmd+Z outside of a field takes the last change back. */
function useEditorKeys(save: () => void, undo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const field = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (key === 's') {
        event.preventDefault();
        save();
      } else if (key === 'z' && !event.shiftKey && !field) {
        event.preventDefault();
        undo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save, undo]);
}

type PublishingProps = Pick<MenuEditorProps, 'value' | 'status' | 'saving' | 'onSave'>;

/** The panel of the status, rendered anew only when what it says changes. */
function Publishing({ value, status, saving, onSave }: PublishingProps) {
  const items = countItems(value.meals);
  const meals = MEAL_SLOTS.filter((slot) => value.meals[slot].items.length > 0).length;
  const problems = publishProblems(value).join();
  return useMemo(
    () => (
      <PublishPanel
        status={status}
        problems={problems === '' ? [] : (problems.split(',') as PublishProblem[])}
        items={items}
        meals={meals}
        saving={saving}
        onSave={(next) => onSave({ status: next, assign: next === 'published', asked: true })}
      />
    ),
    [status, problems, items, meals, saving, onSave],
  );
}

/** The form of a menu: the last step of the wizard, and the edit page. */
export function MenuEditor(props: MenuEditorProps) {
  const { value, editing, client, status, onSave, saving } = props;
  const { edit, undo } = editing;
  const wide = useMedia(WIDE);
  const roomy = !useMedia(PHONE);
  // On a phone the meals come first, but who begins a menu begins with its name.
  const [unnamed] = useState(value.name === '');
  const fieldsFirst = roomy || unnamed;
  const save = useCallback(() => onSave({ status, assign: true }), [onSave, status]);
  useEditorKeys(save, undo);
  const buttons = (
    <>
      <IconButton
        variant="outline"
        colorPalette="gray"
        aria-label={menusText.undo}
        title={menusText.undo}
        disabled={!editing.canUndo}
        onClick={undo}
      >
        <Undo2 size={18} aria-hidden />
      </IconButton>
      <Button colorPalette="leaf" px={{ base: '3', md: '5' }} loading={saving} onClick={save}>
        {menusText.save.button}
      </Button>
    </>
  );
  const { name, description, isPublic, meals, tags } = value;
  const fields = (
    <MenuFields
      name={name}
      description={description}
      isPublic={props.kind === 'master' ? isPublic : undefined}
      edit={edit}
    />
  );
  const side = (
    <>
      <Publishing value={value} status={status} saving={saving} onSave={onSave} />
      <TagPicker tags={tags} edit={edit} />
    </>
  );
  return (
    <Page
      title={name.trim() || props.title}
      subtitle={props.subtitle}
      back={props.back}
      maxW="8xl"
      actions={roomy ? buttons : undefined}
    >
      <Grid
        templateColumns={wide ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)'}
        gap={{ base: '5', xl: '8' }}
        alignItems="start"
      >
        <Stack gap={{ base: '3', md: '5' }}>
          {props.notices}
          <ClientBanner client={client} basedOn={props.basedOn} />
          {fieldsFirst ? fields : null}
          <MealsEditor value={value} edit={edit} client={client} />
          {fieldsFirst ? null : fields}
          {wide ? null : side}
        </Stack>
        {wide ? (
          <Box position="sticky" top="16" maxH="calc(100dvh - 4rem)" overflowY="auto" pb="6">
            <Stack gap="5">
              <DayNutrition meals={meals} client={client} shape="panel" />
              {side}
            </Stack>
          </Box>
        ) : null}
      </Grid>
      {wide ? null : (
        <DayNutrition
          meals={meals}
          client={client}
          shape="strip"
          actions={roomy ? undefined : buttons}
        />
      )}
    </Page>
  );
}
