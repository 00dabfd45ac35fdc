import { Box, Button, Grid, IconButton, Stack } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { LinesProvider } from '../../../blocks/lines/linesContext';
import type { Client } from '../../../domain/collections/clients';
import { publishProblems } from '../../../domain/collections/menus';
import { MEAL_SLOTS } from '../../../domain/collections/shared/lines';
import type { Menu, PublishProblem } from '../../../domain/collections/menus';
import { countItems } from '../../../domain/menuEditing';
import { menusText } from '../../../i18n/menus';
import { Page } from '../../../ui/Page';
import { useTotalsFeed } from '../hooks/totalsFeed';
import type { TotalsFeed } from '../hooks/totalsFeed';
import type { Edit, Editing } from '../hooks/useEditing';
import { PHONE, useMedia, WIDE } from '../../../ui/useMedia';
import type { EditorValue } from '../model/editorValue';
import type { SaveRequest } from '../model/saving';
import { ClientBanner } from './ClientBanner';
import { DayNutrition } from './DayNutrition';
import { MealsProvider, useMeals } from './mealsContext';
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

type PublishingProps = Pick<FrameProps, 'name' | 'description' | 'status' | 'saving' | 'onSave'>;

/** The panel of the status, rendered anew only when what it says changes. */
function Publishing({ name, description, status, saving, onSave }: PublishingProps) {
  const meals = useMeals();
  const items = countItems(meals);
  const filled = MEAL_SLOTS.filter((slot) => meals[slot].items.length > 0).length;
  const problems = publishProblems({ name, description, meals }).join();
  return useMemo(
    () => (
      <PublishPanel
        status={status}
        problems={problems === '' ? [] : (problems.split(',') as PublishProblem[])}
        items={items}
        meals={filled}
        saving={saving}
        onSave={(next) => onSave({ status: next, assign: next === 'published', asked: true })}
      />
    ),
    [status, problems, items, filled, saving, onSave],
  );
}

type ActionsProps = Pick<FrameProps, 'canUndo' | 'undo' | 'saving'> & { save: () => void };

function Actions({ canUndo, undo, saving, save }: ActionsProps) {
  return (
    <>
      <IconButton
        variant="outline"
        colorPalette="gray"
        aria-label={menusText.undo}
        title={menusText.undo}
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo2 size={18} aria-hidden />
      </IconButton>
      <Button colorPalette="leaf" px={{ base: '3', md: '5' }} loading={saving} onClick={save}>
        {menusText.save.button}
      </Button>
    </>
  );
}

/** The two columns, or the one. */
function Columns({ wide, main, side }: { wide: boolean; main: ReactNode; side: ReactNode }) {
  return (
    <Grid
      templateColumns={wide ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)'}
      gap={{ base: '5', xl: '8' }}
      alignItems="start"
    >
      <Stack gap={{ base: '3', md: '5' }}>{main}</Stack>
      {wide ? (
        <Box position="sticky" top="16" maxH="calc(100dvh - 4rem)" overflowY="auto" pb="6">
          <Stack gap="5">{side}</Stack>
        </Box>
      ) : null}
    </Grid>
  );
}

type FrameProps = Omit<MenuEditorProps, 'value' | 'editing'> &
  Omit<EditorValue, 'meals'> &
  Pick<Editing, 'edit' | 'undo' | 'canUndo'> & { feed: TotalsFeed };

/** Everything but the meals, so that an amount that is typed renders none of it. */
const Frame = memo(function Frame(props: FrameProps) {
  const { name, edit, undo, client, status, onSave, saving, feed } = props;
  const wide = useMedia(WIDE);
  const roomy = !useMedia(PHONE);
  // On a phone the meals come first, but who begins a menu begins with its name.
  const [unnamed] = useState(name === '');
  const fieldsFirst = roomy || unnamed;
  const save = useCallback(() => onSave({ status, assign: true }), [onSave, status]);
  useEditorKeys(save, undo);
  const buttons = useMemo(
    () => <Actions canUndo={props.canUndo} undo={undo} saving={saving} save={save} />,
    [props.canUndo, undo, saving, save],
  );
  const fields = (
    <MenuFields
      name={name}
      description={props.description}
      isPublic={props.kind === 'master' ? props.isPublic : undefined}
      edit={edit}
    />
  );
  const side = (
    <>
      <Publishing {...props} />
      <TagPicker tags={props.tags} edit={edit} />
    </>
  );
  const day = { feed, client };
  return (
    <Page
      title={name.trim() || props.title}
      subtitle={props.subtitle}
      back={props.back}
      maxW="8xl"
      actions={roomy ? buttons : undefined}
    >
      <Columns
        wide={wide}
        main={
          <>
            {props.notices}
            <ClientBanner client={client} basedOn={props.basedOn} />
            {fieldsFirst ? fields : null}
            <MealsEditor edit={edit} client={client} />
            {fieldsFirst ? null : fields}
            {wide ? null : side}
          </>
        }
        side={
          <>
            <DayNutrition {...day} shape="panel" />
            {side}
          </>
        }
      />
      {wide ? null : <DayNutrition {...day} shape="strip" actions={roomy ? undefined : buttons} />}
    </Page>
  );
});

/**
 * The form of a menu: the last step of the wizard, and the edit page. What it is given beside the
 * value must keep its identity while a person types.
 */
export function MenuEditor({ value, editing, ...given }: MenuEditorProps) {
  const { meals, ...fields } = value;
  const { edit: write, undo, canUndo } = editing;
  const feed = useTotalsFeed(meals);
  const edit = useCallback<Edit>(
    (change, step) =>
      write((before) => {
        const after = change(before);
        // Now and not when React has rendered: it renders the totals along, or the worker computes meanwhile.
        feed.follow(after.meals);
        return after;
      }, step),
    [write, feed],
  );
  return (
    <MealsProvider value={meals}>
      <LinesProvider value={meals}>
        <Frame {...given} {...fields} edit={edit} undo={undo} canUndo={canUndo} feed={feed} />
      </LinesProvider>
    </MealsProvider>
  );
}
