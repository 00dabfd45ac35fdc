import { Box, Grid, Stack } from '@chakra-ui/react';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { SentMails } from '../../../blocks/mails/SentMails';
import { useFirstPublication } from '../../../blocks/publication/useFirstPublication';
import { LinesProvider } from '../../../blocks/lines/linesContext';
import type { Client } from '../../../domain/records/clients';
import type { Menu } from '../../../domain/records/menus';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { menusText } from '../../../i18n/menus';
import { laterPart } from '../../../ui/laterPart';
import { Page } from '../../../ui/Page';
import { useTotalsFeed, type TotalsFeed } from '../hooks/totalsFeed';
import type { Edit, Editing } from '../hooks/useEditing';
import { PHONE, useMedia, WIDE } from '../../../ui/useMedia';
import type { EditorValue } from '../model/editorValue';
import type { SaveRequest } from '../model/saving';
import { AdjustDay } from '../exchange/AdjustDay';
import { useJudge } from '../../../blocks/harm/useJudge';
import { useAllergyReason } from './AllergyReason';
import { ClientBanner } from './ClientBanner';
import { DayNutrition } from './DayNutrition';
import { Actions, useEditorKeys, type History } from './EditorActions';
import { HandOut } from './HandOut';
import { MealsProvider } from '../../../blocks/meals/mealsContext';
import { MealsEditor } from './MealsEditor';
import { Cover } from './Cover';
import { MenuFields } from './MenuFields';
import { MenuNewFigures } from './MenuNewFigures';
import { Publishing } from './Publishing';
import { TagPicker } from './TagPicker';

// Below what is typed, and of use to hospitals alone.
const MenuDiet = laterPart(async () => (await import('./MenuDiet')).MenuDiet);

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
  /** Of a menu that is stored: under which the client's assignment is kept. */
  menuId?: string;
  /** `YYYY-MM-DD` on which it is eaten. */
  date?: string | undefined;
  /** Additions of another screen than the wizard and the edit page; they keep their identity. */
  extras?: EditorExtras;
}

/** Parts that a screen adds to the editor, or puts in the place of a part of it. */
export interface EditorExtras {
  /** Above the fields. */
  head?: ReactNode;
  /** Below name and description. */
  fields?: ReactNode;
  /** Below the nutrition, in place of status and publishing. */
  side?: ReactNode;
  /** All five meals from the start. */
  allSlots?: boolean;
  saveLabel?: string;
  nameError?: string | undefined;
  targets?: AskedTargets;
  /** Whether it may be saved; says itself why not. */
  ready?: () => boolean;
}

const BESIDE = {
  position: 'sticky',
  top: '16',
  maxH: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  pb: '6',
} as const;

/** The two columns, or one below the other: the same elements, so that a tablet that is turned keeps what is open. */
function Columns({ wide, main, side }: { wide: boolean; main: ReactNode; side: ReactNode }) {
  const gap = { base: '3', md: '5' };
  return (
    <Grid
      templateColumns={wide ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)'}
      gap={{ ...gap, xl: '8' }}
      alignItems="start"
    >
      <Stack gap={gap}>{main}</Stack>
      <Box {...(wide ? BESIDE : {})}>
        <Stack gap={gap}>{side}</Stack>
      </Box>
    </Grid>
  );
}

type FrameProps = Omit<MenuEditorProps, 'value' | 'editing'> &
  Omit<EditorValue, 'meals'> &
  Pick<Editing, 'edit'> &
  History & { feed: TotalsFeed };

/** Name, description, and what the screen asks beside them. */
function Fields({ name, description, kind, isPublic, edit, extras }: FrameProps) {
  return (
    <>
      <MenuFields
        name={name}
        nameError={extras?.nameError}
        description={description}
        isPublic={kind === 'master' ? isPublic : undefined}
        edit={edit}
      />
      {extras?.fields}
    </>
  );
}

/** Parts below the nutrition. */
function Side(props: FrameProps) {
  const { client, edit, menuId, tags, extras, hospitalDiet } = props;
  return (
    <>
      <AdjustDay client={client} asked={extras?.targets} hospitalDiet={hospitalDiet} edit={edit} />
      <MenuDiet hospitalDiet={hospitalDiet} client={client} edit={edit} />
      {extras?.side ?? <Publishing {...props} />}
      {menuId ? <HandOut menuId={menuId} /> : null}
      <Cover name={props.name} coverImage={props.coverImage} edit={edit} />
      <TagPicker tags={tags} edit={edit} />
      {/* Read later: it stands below what is pressed. */}
      {menuId ? <SentMails of={{ targetId: menuId }} /> : null}
    </>
  );
}

/** Fields and meals. */
function Main({ roomy, ...props }: FrameProps & { roomy: boolean }) {
  const { edit, client, extras = {} } = props;
  // On a phone the meals come first, but who begins a menu begins with its name.
  const [unnamed] = useState(props.name === '');
  const fields = <Fields key="fields" {...props} />;
  const meals = (
    <MealsEditor
      key="meals"
      {...{ edit, client }}
      {...{ date: props.date, diet: props.hospitalDiet }}
      asked={extras.targets}
      diet={props.hospitalDiet}
      menuId={props.menuId}
      allSlots={extras.allSlots ?? false}
    />
  );
  return (
    <>
      {props.notices}
      <MenuNewFigures edit={edit} />
      {extras.head}
      <ClientBanner client={client} basedOn={props.basedOn} />
      {roomy || unnamed ? [fields, meals] : [meals, fields]}
    </>
  );
}

/** Everything but the meals, so that an amount that is typed renders none of it. */
const Frame = memo(function Frame(props: FrameProps) {
  const { undo, redo, canUndo, canRedo, saving, feed, extras = {} } = props;
  const { name, client, status, onSave } = props;
  const wide = useMedia(WIDE);
  const roomy = !useMedia(PHONE);
  const save = useCallback(() => onSave({ status, assign: true }), [onSave, status]);
  useEditorKeys(save, { undo, redo });
  const label = extras.saveLabel ?? menusText.save.button;
  const buttons = useMemo(
    () => <Actions {...{ canUndo, canRedo, undo, redo, saving, save, label }} />,
    [canUndo, canRedo, undo, redo, saving, save, label],
  );
  const day = { feed, client, asked: extras.targets, diet: props.hospitalDiet };
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
        main={<Main {...props} roomy={roomy} />}
        side={
          <>
            {wide ? <DayNutrition {...day} shape="panel" /> : null}
            <Side {...props} />
          </>
        }
      />
      {wide ? null : <DayNutrition {...day} shape="strip" actions={roomy ? undefined : buttons} />}
    </Page>
  );
});

/** Saving with the question that comes before the first master which others see. */
function usePublishing(
  { kind, onSave }: Pick<MenuEditorProps, 'kind' | 'onSave'>,
  isPublic: boolean,
) {
  const { ask, dialog } = useFirstPublication();
  const isShown = kind === 'master' && isPublic;
  const publish = useCallback(
    (request: SaveRequest) => {
      if (isShown && request.status === 'published') ask(() => onSave(request));
      else onSave(request);
    },
    [ask, onSave, isShown],
  );
  return { publish, dialog };
}

/**
 * The form of a menu: the last step of the wizard, and the edit page. What it is given beside the
 * value must keep its identity while a person types.
 */
export function MenuEditor({ value, editing, ...given }: MenuEditorProps) {
  const { meals, ...fields } = value;
  const { edit: write, undo, redo, canUndo, canRedo } = editing;
  const feed = useTotalsFeed(meals);
  const { publish, dialog: publication } = usePublishing(given, value.isPublic);
  const judge = useJudge();
  const guarded = { ...given, ready: given.extras?.ready, judge, onSave: publish };
  const { onSave, dialog } = useAllergyReason(guarded, meals);
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
        <Frame
          {...given}
          {...fields}
          onSave={onSave}
          edit={edit}
          undo={undo}
          redo={redo}
          canUndo={canUndo}
          canRedo={canRedo}
          feed={feed}
        />
        {dialog}
        {publication}
      </LinesProvider>
    </MealsProvider>
  );
}
