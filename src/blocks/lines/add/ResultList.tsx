import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CornerDownLeft, Star } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { lineShape, type ItemSnapshot } from '../../../domain/food/storedLines';
import type { SearchHit } from '../../../domain/search/foodIndex';
import { formatNumber } from '../../../domain/nutrition/format';
import { linesText } from '../../../i18n/lines';
import { formatNumber as formatKnown } from '../../../ui/format';
import { optionLook } from '../../../ui/optionLook';
import { tabular } from '../../../ui/theme';
import type { NewLine } from '../../../domain/food/lines';
import { AllergyNotes } from '../AllergyNotes';
import { ItemMarks } from '../ItemMarks';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import { toNewLine, type Addable } from '../../../domain/menus/addables';
import type { Section } from './useItemSearch';
import type { AccountPicks } from './usePicks';

const text = linesText.add;

export const optionId = (list: string, id: string) => `${list}-${id}`;

interface ResultProps {
  hit: SearchHit;
  addable: Addable;
  allergies: readonly string[];
  list: string;
  active: boolean;
  isNext: boolean;
  isFavourite: boolean;
  uses: number;
  onChoose: (addable: Addable) => void;
}

function formatOrigin({ addable, hit, uses }: ResultProps, snapshot: ItemSnapshot): string {
  const { kind, own } = addable;
  const { amount, unit } = snapshot.basis;
  return [
    hit.near ? text.near : undefined,
    text.per(formatNumber(amount, 1), unit),
    own ? text.own : kind === 'recipe' ? text.sample : undefined,
    own ? undefined : snapshot.sourceLabel,
    hit.via ? text.via(hit.via) : undefined,
    uses > 1 ? text.used(uses) : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Figures({ nutrients }: Pick<ItemSnapshot, 'nutrients'>) {
  const { calories, protein, carbs, fat } = nutrients;
  if ([calories, protein, carbs, fat].every((figure) => figure === undefined))
    return (
      <Text textStyle="xs" color="fg.muted" maxW="24" textAlign="right" flexShrink="0">
        {text.noFigures}
      </Text>
    );
  return (
    <Box textAlign="right" css={tabular} flexShrink="0">
      <Text fontWeight="medium">{formatKnown(calories, 0)} kcal</Text>
      <Text textStyle="xs" color="fg.muted">
        {linesText.line.macros(formatKnown(protein, 1), formatKnown(carbs, 1), formatKnown(fat, 1))}
      </Text>
    </Box>
  );
}

function About(props: ResultProps & { line: NewLine }) {
  const { hit, line, allergies } = props;
  const { snapshot } = line;
  const warnings = useMemo(
    () => allergyWarnings({ name: hit.item.name, snapshot }, allergies),
    [hit, snapshot, allergies],
  );
  return (
    <Box flex="1" minW="0">
      <Flex gap="1.5" align="center">
        {props.isFavourite ? (
          <Box color="turmeric.solid" flexShrink="0">
            <Star size={16} fill="currentColor" aria-hidden />
            <Box as="span" srOnly>
              {text.isFavourite}
            </Box>
          </Box>
        ) : null}
        <Text fontWeight="medium">{hit.item.name}</Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {formatOrigin(props, snapshot)}
      </Text>
      <AllergyNotes food={hit.item.name} warnings={warnings} />
      <ItemMarks item={line} />
    </Box>
  );
}

const Result = memo(function Result(props: ResultProps) {
  const { hit, addable, active } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const line = useMemo(() => toNewLine(addable, 'preview'), [addable]);
  return (
    <Flex
      ref={row}
      id={optionId(props.list, hit.item.id)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select has no tag of its own
      role="option"
      aria-selected={active}
      gap="3"
      px="3"
      py="2"
      minH="14"
      align="center"
      borderRadius="l2"
      {...optionLook(active)}
      onClick={() => props.onChoose(addable)}
    >
      <About {...props} line={line} />
      <Figures nutrients={line.snapshot.nutrients} />
      {/* Its room is always there: it comes and goes with each keystroke. */}
      <Box
        hideBelow="md"
        w="4"
        flexShrink="0"
        color="fg.muted"
        data-next={props.isNext || undefined}
      >
        {props.isNext ? <CornerDownLeft size={16} aria-hidden /> : null}
      </Box>
    </Flex>
  );
});

interface ResultListProps {
  id: string;
  sections: readonly Section[];
  titled: boolean;
  all: ReadonlyMap<string, Addable>;
  allergies: readonly string[];
  activeId: string | undefined;
  enterId: string | undefined;
  picks: AccountPicks;
  onChoose: (addable: Addable) => void;
}

const getSectionName = (kind: Section['kind']): string =>
  kind === 'picks' ? text.picksName : lineShape.fields.type.words[kind];

export function ResultList(props: ResultListProps) {
  const { all, picks } = props;
  const marked = useMemo(() => new Set(picks.favourite), [picks]);
  const renderResult = (hit: SearchHit) => {
    const { id } = hit.item;
    const addable = all.get(id);
    return addable ? (
      <Result
        key={id}
        hit={hit}
        addable={addable}
        allergies={props.allergies}
        list={props.id}
        active={props.activeId === id}
        isNext={props.enterId === id}
        isFavourite={marked.has(id)}
        uses={picks.counts.get(id) ?? 0}
        onChoose={props.onChoose}
      />
    ) : null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot be searched
    <Box id={props.id} role="listbox" aria-label={text.search}>
      {props.sections.map(({ kind, hits }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- groups the options of a listbox, which is no select
        <Box key={kind} role="group" aria-label={getSectionName(kind)} mb="2">
          {props.titled ? (
            <Heading as="h3" size="xs" color="fg.muted" px="3" py="1" aria-hidden>
              {getSectionName(kind)}
            </Heading>
          ) : null}
          {hits.map(renderResult)}
        </Box>
      ))}
    </Box>
  );
}
