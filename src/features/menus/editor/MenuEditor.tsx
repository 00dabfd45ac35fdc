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

const MenuDiet = laterPart(async () => (await import('./MenuDiet')).MenuDiet);

export interface MenuEditorProps {
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
  menuId?: string;
  /** `YYYY-MM-DD` on which it is eaten. */
  date?: string | undefined;
  extras?: EditorExtras;
}

export interface EditorExtras {
  head?: ReactNode;
  fields?: ReactNode;
  side?: ReactNode;
  allSlots?: boolean;
  saveLabel?: string;
  nameError?: string | undefined;
  targets?: AskedTargets;
  ready?: () => boolean;
}

const BESIDE = {
  position: 'sticky',
  top: '16',
  maxH: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  pb: '6',
} as const;

/** The same elements in both layouts, so that a tablet that is turned keeps what is open. */
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

function Side(props: FrameProps) {
  const { client, edit, menuId, tags, extras, hospitalDiet } = props;
  return (
    <>
      <AdjustDay
        client={client}
        targetChoices={extras?.targets}
        hospitalDiet={hospitalDiet}
        edit={edit}
      />
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

function Main({ roomy, ...props }: FrameProps & { roomy: boolean }) {
  const { edit, client, extras = {} } = props;
  // On a phone the meals come first, except for a menu that has no name yet.
  const [unnamed] = useState(props.name === '');
  const fields = <Fields key="fields" {...props} />;
  const meals = (
    <MealsEditor
      key="meals"
      {...{ edit, client }}
      {...{ date: props.date, diet: props.hospitalDiet }}
      targetChoices={extras.targets}
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
  const day = { feed, client, targetChoices: extras.targets, diet: props.hospitalDiet };
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

/** Props beside the value must keep their identity while a person types. */
export function MenuEditor({ value, editing, ...rest }: MenuEditorProps) {
  const { meals, ...fields } = value;
  const { edit: write, undo, redo, canUndo, canRedo } = editing;
  const feed = useTotalsFeed(meals);
  const { publish, dialog: publication } = usePublishing(rest, value.isPublic);
  const judge = useJudge(value);
  const guarded = { ...rest, ready: rest.extras?.ready, judge, onSave: publish };
  const { onSave, dialog } = useAllergyReason(guarded, meals);
  const edit = useCallback<Edit>(
    (change, step) =>
      write((before) => {
        const after = change(before);
        // Told before React renders, so that totals come with the same render or the worker computes meanwhile.
        feed.follow(after.meals);
        return after;
      }, step),
    [write, feed],
  );
  return (
    <MealsProvider value={meals}>
      <LinesProvider value={meals}>
        <Frame
          {...rest}
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
