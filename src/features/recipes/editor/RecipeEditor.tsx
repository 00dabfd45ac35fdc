import { Box, Button, Flex, Grid, IconButton, Stack } from '@chakra-ui/react';
import { BookOpen, Redo2, Undo2 } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { LimitNotice } from '../../../blocks/tier/LimitNotice';
import { RemovalNotice } from '../../../blocks/moderation/RemovalNotice';
import { ConflictNotice } from '../../../blocks/forms/ConflictNotice';
import { SentMails } from '../../../blocks/mails/SentMails';
import { useAskedSaving } from '../../../blocks/publication/useFirstPublication';
import { TagPicker } from '../../../blocks/tags/TagPicker';
import { recipes, type Recipe } from '../../../domain/records/recipes';
import type { Tag } from '../../../domain/schema/primitives';
import { recipesText } from '../../../i18n/recipes';
import { formatWhen } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { useHandlers } from '../../../ui/useHandlers';
import { useMedia, WIDE } from '../../../ui/useMedia';
import type { RecipeEdit } from '../hooks/useRecipeEdit';
import type { RecipeSaving } from '../hooks/useRecipeSave';
import { applyForm } from '../model/recipeValue';
import { RECIPE_PATHS } from '../paths';
import { Basics, Tips } from './Basics';
import { Cover } from './Cover';
import { HandOut } from './HandOut';
import { Ingredients } from './Ingredients';
import { InMenus } from './InMenus';
import { RecipeNutrition } from './RecipeNutrition';
import { RecipePublish } from './RecipePublish';
import { Steps } from './Steps';
import { TemplateDialog } from './TemplateDialog';
import { Versions } from './Versions';
import { isComposing } from '../../../ui/composing';

const text = recipesText;

interface RecipeEditorProps {
  edit: RecipeEdit;
  saving: RecipeSaving;
  isNew: boolean;
  gone?: boolean;
}

function useKeys(save: () => void, undo: () => void, redo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || isComposing(event)) return;
      const key = event.key.toLowerCase();
      const field = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      const run =
        key === 's' ? save : key !== 'z' || field ? undefined : event.shiftKey ? redo : undo;
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save, undo, redo]);
}

interface ActionsProps {
  undoable: RecipeEdit['undoable'];
  status: Recipe['status'];
  isSaving: boolean;
  save: RecipeSaving['save'];
}

function UndoButtons({ undoable }: Pick<RecipeEdit, 'undoable'>) {
  const { undo, redo, canUndo, canRedo } = undoable;
  const steps = [
    { label: text.form.undo, run: undo, can: canUndo, Icon: Undo2 },
    { label: text.form.redo, run: redo, can: canRedo, Icon: Redo2 },
  ];
  return steps.map(({ label, run, can, Icon }) => (
    <IconButton
      key={label}
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      title={label}
      disabled={!can}
      onClick={run}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  ));
}

const Actions = memo(function Actions({ undoable, status, isSaving, save }: ActionsProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <UndoButtons undoable={undoable} />
      <Button variant="outline" colorPalette="gray" onClick={() => setChoosing(true)}>
        <BookOpen size={18} aria-hidden /> {text.template.button}
      </Button>
      {status === 'published' ? null : (
        <Button
          variant="outline"
          colorPalette="leaf"
          loading={isSaving}
          onClick={() => save('draft')}
        >
          {text.publish.saveDraft}
        </Button>
      )}
      <Button colorPalette="leaf" loading={isSaving} onClick={() => save('published')}>
        {status === 'published' ? text.publish.update : text.publish.publish}
      </Button>
      {choosing ? <TemplateDialog edit={undoable.edit} onClose={() => setChoosing(false)} /> : null}
    </>
  );
});

function Notices({ edit, gone, isNew }: Pick<RecipeEditorProps, 'edit' | 'gone' | 'isNew'>) {
  return (
    <Stack gap="3" _empty={{ display: 'none' }}>
      {isNew ? <LimitNotice name="recipes" /> : null}
      {gone ? <Notice tone="warning" title={text.draft.deleted} /> : null}
      {edit.base ? <RemovalNotice collection="recipes" id={edit.base.id} /> : null}
      {edit.isStored ? null : <Notice tone="warning" title={text.draft.notKept} />}
      {edit.restored ? (
        <Notice
          tone="info"
          title={text.draft.restored}
          action={{ label: text.draft.discard, onPress: edit.discard }}
        />
      ) : null}
      <ConflictNotice
        collection="recipes"
        document={edit.base}
        title={text.merge.title}
        conflicts={edit.conflicts}
        onTake={(conflict) => edit.resolve(conflict, 'kept')}
        onKeep={(conflict) => edit.resolve(conflict, 'shown')}
      />
    </Stack>
  );
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const wide = useMedia(WIDE);
  return (
    <Grid
      templateColumns={wide ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr)'}
      gap={{ base: '4', xl: '8' }}
      alignItems="start"
    >
      <Stack gap="4">{main}</Stack>
      <Stack
        gap="4"
        {...(wide
          ? {
              position: 'sticky',
              top: '16',
              maxH: 'calc(100dvh - 4rem)',
              overflowY: 'auto',
              pb: '6',
            }
          : {})}
      >
        {side}
      </Stack>
    </Grid>
  );
}

function getSubtitle({ edit, isNew }: RecipeEditorProps): string {
  if (edit.dirty || isNew) return text.save.unsaved;
  return text.save.savedAt(formatWhen(edit.base.updatedAt));
}

type PartProps = RecipeEditorProps & { recipe: Recipe };

function Main({ edit, saving, recipe }: PartProps) {
  const { base, value, undoable } = edit;
  const { edit: change } = undoable;
  const setTags = useCallback(
    (of: (tags: Tag[]) => Tag[], step?: string) =>
      change((now) => ({ ...now, tags: of(now.tags) }), step),
    [change],
  );
  return (
    <>
      <Basics
        base={base}
        fields={value.fields}
        isPublic={value.isPublic}
        edit={change}
        refused={saving.refused}
      />
      <Ingredients
        ingredients={value.ingredients}
        servings={recipe.servings}
        dish={value.cookingLoss}
        isWeighed={value.fields.finishedWeight.trim() !== ''}
        edit={change}
      />
      <Steps steps={value.instructions} dish={recipe.title} edit={change} />
      <Tips tips={value.tips} edit={change} />
      <TagPicker title={recipes.fields.tags.label} tags={value.tags} onTags={setTags} />
    </>
  );
}

function Side({ edit, saving, isNew, recipe }: PartProps) {
  const { base, value, undoable } = edit;
  const later = useDeferredValue(recipe);
  return (
    <>
      <Cover title={recipe.title} coverImage={value.coverImage} edit={undoable.edit} />
      <RecipeNutrition
        ingredients={recipe.ingredients}
        servings={recipe.servings}
        finishedWeight={recipe.finishedWeight}
        cookingLoss={recipe.cookingLoss}
      />
      <RecipePublish
        recipe={later}
        status={base.status}
        saving={saving.saving}
        onSave={saving.save}
      />
      {isNew ? null : (
        <>
          <HandOut recipe={base} />
          {/* Content that is read late stands below what is pressed; the latest comes last. */}
          <Versions recipe={base} edit={undoable.edit} />
          <SentMails of={{ targetId: base.id }} />
          <InMenus recipe={base} />
        </>
      )}
    </>
  );
}

export function RecipeEditor(editorProps: RecipeEditorProps) {
  const { edit, isNew } = editorProps;
  const [savingQuestion, publication] = useAskedSaving(editorProps.saving, edit.value.isPublic);
  const { base, value, undoable } = edit;
  const { status } = base;
  const { save, saveAsItIs } = useHandlers({
    save: savingQuestion.save,
    saveAsItIs: () => savingQuestion.save(status === 'archived' ? 'draft' : status),
  });
  const saving = { ...savingQuestion, save };
  const props = { ...editorProps, saving };
  const recipe = useMemo(() => applyForm(value, base), [value, base]);
  useKeys(saveAsItIs, undoable.undo, undoable.redo);
  return (
    <Page
      title={value.fields.title.trim() || (isNew ? text.create : recipes.title.untitled)}
      subtitle={getSubtitle(props)}
      back={{ to: RECIPE_PATHS.list, label: text.backToList }}
      maxW="8xl"
    >
      <Flex gap="2" wrap="wrap" mb="4">
        <Actions undoable={undoable} status={status} isSaving={saving.saving} save={save} />
      </Flex>
      <Box mb="4" _empty={{ display: 'none' }}>
        <Notices edit={edit} gone={props.gone ?? false} isNew={isNew} />
      </Box>
      <Columns
        main={<Main {...props} recipe={recipe} />}
        side={<Side {...props} recipe={recipe} />}
      />
      {publication}
    </Page>
  );
}
