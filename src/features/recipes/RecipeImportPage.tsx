import { Box, Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { explainLimit } from '../../blocks/tier/limitStore';
import { failureText } from '../../blocks/forms/failureText';
import { useCatalogueMissing, useFoodIndex } from '../../blocks/lines/add/useFoodIndex';
import { useData, useLiveOne } from '../../data/react';
import { PRACTICE_ID } from '../../domain/records/practices';
import { MAX_INGREDIENTS } from '../../domain/recipes/recipeEditing';
import type { Certainty } from '../../domain/recipes/recipeImport/match';
import { readRecipe } from '../../domain/recipes/recipeImport/structured';
import type { FoundRecipe } from '../../domain/recipes/recipeImport/text';
import { linesText } from '../../i18n/lines';
import { recipesText } from '../../i18n/recipes';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { useDraft } from '../../ui/useDraft';
import { CertaintyIcon, ImportRows } from './importing/ImportRows';
import {
  listOpenRows,
  buildRecipe,
  remember,
  getRememberedWords,
  buildRows,
  listTakenRows,
  type Foods,
  type ImportRow,
} from './importing/importRecipe';
import { IMPORT_FORM, NO_DRAFT, type ImportDraft } from './importing/importDraft';
import { Source } from './importing/Source';
import { UnusedFoods } from './importing/UnusedFoods';
import { catalogueText } from '../../i18n/catalogueMissing';
import { useMatches } from './importing/useMatches';
import { RECIPE_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const text = recipesText.importing;
const CERTAINTIES: readonly Certainty[] = ['sure', 'check', 'unknown'];

interface ChipsProps {
  rows: readonly ImportRow[];
  certaintyFilter: Certainty | 'all';
  onShow: (certainty: Certainty | 'all') => void;
}

function Chips({ rows, certaintyFilter, onShow }: ChipsProps) {
  const count = (of: Certainty) => rows.filter(({ certainty }) => certainty === of).length;
  return (
    <Flex as="fieldset" aria-label={text.filters} gap="2" wrap="wrap">
      {(['all', ...CERTAINTIES] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          minH="11"
          borderRadius="full"
          variant={certaintyFilter === one ? 'subtle' : 'outline'}
          colorPalette={certaintyFilter === one ? 'leaf' : 'gray'}
          aria-pressed={certaintyFilter === one}
          onClick={() => onShow(one)}
        >
          {one === 'all' ? null : <CertaintyIcon certainty={one} />}
          {one === 'all' ? text.all(rows.length) : `${text.certainty[one]} ${count(one)}`}
        </Button>
      ))}
    </Flex>
  );
}

interface FootProps {
  parsedRecipe: FoundRecipe;
  rows: readonly ImportRow[];
  saving: boolean;
  onCreate: () => void;
}

function Foot({ parsedRecipe, rows, saving, onCreate }: FootProps) {
  const open = listOpenRows(rows).length;
  const minutes = (parsedRecipe.prepTime ?? 0) + (parsedRecipe.cookTime ?? 0);
  const full = rows.filter(({ read, leftOut }) => read && !leftOut).length > MAX_INGREDIENTS;
  return (
    <Box
      position="sticky"
      bottom={{ base: 'calc(4rem + 1px + env(safe-area-inset-bottom))', md: '0' }}
      bg="bg"
      borderTopWidth="1px"
      py="3"
      zIndex="docked"
    >
      <Flex justify="space-between" gap="3" wrap="wrap" mb="2" textStyle="sm">
        <Text color="fg.muted">
          {[open > 0 ? text.open(open) : '', full ? text.tooMany(MAX_INGREDIENTS) : '']
            .filter(Boolean)
            .join('. ')}
        </Text>
        <Text fontWeight="medium">{text.summary(parsedRecipe.steps.length, minutes)}</Text>
      </Flex>
      <Button colorPalette="leaf" w="full" minH="12" loading={saving} onClick={onCreate}>
        {text.create(listTakenRows(rows).length)}
      </Button>
    </Box>
  );
}

interface MatchedProps {
  parsedRecipe: FoundRecipe;
  rows: ImportRow[];
  foods: Foods;
  onDecide: Parameters<typeof ImportRows>[0]['onDecide'];
  onAdd: (line: string) => void;
  onEdit: () => void;
  onCreated: () => void;
}

function useCreate({
  parsedRecipe,
  rows,
  onCreated,
}: Pick<MatchedProps, 'parsedRecipe' | 'rows' | 'onCreated'>) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const [saving, setSaving] = useState(false);
  const create = async () => {
    setSaving(true);
    try {
      const recipe = await data.recipes.insert(buildRecipe(data, parsedRecipe, rows));
      await remember(data, rows);
      toaster.create({ type: 'success', title: recipesText.save.draft });
      onCreated();
      navigate(RECIPE_PATHS.edit(recipe.id), { replace: true });
    } catch (error) {
      setSaving(false);
      if (explainLimit(error, true)) return;
      const description = failureText(error);
      toaster.create({ type: 'error', title: recipesText.save.draftFailed, description });
    }
  };
  return { saving, create: () => void create() };
}

function Matched(props: MatchedProps) {
  const { parsedRecipe, rows, foods, onDecide, onEdit } = props;
  const [certaintyFilter, setCertaintyFilter] = useState<Certainty | 'all'>('all');
  const { saving, create } = useCreate(props);
  const visible = rows.filter(
    ({ certainty, leftOut }) =>
      !leftOut && (certaintyFilter === 'all' || certainty === certaintyFilter),
  );
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Chips
          rows={rows.filter(({ leftOut }) => !leftOut)}
          certaintyFilter={certaintyFilter}
          onShow={setCertaintyFilter}
        />
        <Button variant="ghost" colorPalette="leaf" minH="11" onClick={onEdit}>
          <Pencil size={18} aria-hidden /> {text.editText}
        </Button>
      </Flex>
      {rows.length === 0 ? <Notice tone="warning" title={text.noIngredients} /> : null}
      <ImportRows rows={visible} foods={foods} onDecide={onDecide} />
      <UnusedFoods parsedRecipe={parsedRecipe} rows={rows} foods={foods} onAdd={props.onAdd} />
      {parsedRecipe.unread ? (
        <Text textStyle="sm" color="fg.warning">
          {text.unread}: {parsedRecipe.unread.join(', ')}
        </Text>
      ) : null}
      <Foot parsedRecipe={parsedRecipe} rows={rows} saving={saving} onCreate={create} />
    </Stack>
  );
}

const isEmpty = ({ ingredients, steps }: FoundRecipe) =>
  ingredients.length === 0 && steps.length === 0;

function getSubtitle(parsedRecipe: FoundRecipe | undefined): string | undefined {
  if (!parsedRecipe) return undefined;
  const servings = parsedRecipe.servings
    ? text.servings(formatNumber(parsedRecipe.servings, 1))
    : text.servingsUnknown;
  return [parsedRecipe.title, servings].filter(Boolean).join(' · ');
}

function useImport() {
  const data = useData();
  const foods = useFoodIndex();
  const practice = useLiveOne(data.practices, PRACTICE_ID);
  const [draft, setDraft, clear] = useDraft('recipe:import', NO_DRAFT, IMPORT_FORM);
  const { typed, read, decisions, added } = draft;
  const content = read ? typed : '';
  const pasted = useMemo(() => (content === '' ? undefined : readRecipe(content)), [content]);
  const parsedRecipe = useMemo(
    () => pasted && { ...pasted, ingredients: [...pasted.ingredients, ...added] },
    [pasted, added],
  );
  const [remembered, setRemembered] = useState<ReadonlyMap<string, string>>();
  // As it was when the page was opened: what is chosen here shall not move the lines below it.
  if (practice !== undefined && remembered === undefined)
    setRemembered(getRememberedWords(practice));
  const matches = useMatches(parsedRecipe, foods, remembered);
  const servings = parsedRecipe?.servings;
  const rows = useMemo(
    () =>
      matches.lines && foods ? buildRows(matches.lines, decisions, foods, servings) : undefined,
    [matches.lines, foods, decisions, servings],
  );
  const onDecide: MatchedProps['onDecide'] = (key, decision) =>
    setDraft((now) => ({ ...now, decisions: { ...now.decisions, [key]: decision } }));
  const onAdd = (line: string) => setDraft((now) => ({ ...now, added: [...now.added, line] }));
  const deciding = { onDecide, onAdd };
  return {
    foods,
    parsedRecipe,
    rows,
    failed: matches.failed,
    draft,
    setDraft,
    deciding,
    clear,
  };
}

export function RecipeImportPage() {
  const { foods, parsedRecipe, rows, failed, draft, setDraft, deciding, clear } = useImport();
  const nothing = parsedRecipe !== undefined && isEmpty(parsedRecipe);
  const isMissing = useCatalogueMissing();
  const change = (part: Partial<ImportDraft>) => setDraft((now) => ({ ...now, ...part }));
  return (
    <Page
      title={recipesText.import}
      subtitle={getSubtitle(nothing ? undefined : parsedRecipe)}
      back={{ to: RECIPE_PATHS.list, label: recipesText.backToList }}
      maxW="4xl"
    >
      {!draft.read || nothing ? (
        <Source
          typed={draft.typed}
          problem={nothing ? text.nothing : undefined}
          onTyped={(typed) => change({ typed, read: false, decisions: {}, added: [] })}
          onRead={(typed) => change({ typed, read: true })}
        />
      ) : null}
      {draft.read && isMissing ? (
        <Notice tone="warning" title={catalogueText.missing}>
          {catalogueText.missingHint}
        </Notice>
      ) : null}
      {failed ? (
        <Text role="alert" color="fg.error">
          {linesText.add.failed}
        </Text>
      ) : null}
      {draft.read && !nothing && !rows && !failed ? <Spinner aria-label={text.waiting} /> : null}
      {parsedRecipe && rows && foods && !nothing ? (
        <Matched
          parsedRecipe={parsedRecipe}
          rows={rows}
          foods={foods}
          {...deciding}
          onEdit={() => change({ read: false })}
          onCreated={clear}
        />
      ) : null}
    </Page>
  );
}
