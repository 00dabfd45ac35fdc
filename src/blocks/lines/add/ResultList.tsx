import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ItemSnapshot } from '../../../domain/collections/shared/lines';
import type { SearchHit } from '../../../domain/search/foodIndex';
import { formatNumber } from '../../../domain/nutrition/format';
import { linesText } from '../../../i18n/lines';
import { formatNumber as formatKnown } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { AllergyNotes } from '../AllergyNotes';
import { allergyWarnings } from '../../../domain/allergens/warnings';
import { lineOf } from './catalogue';
import type { Addable } from './catalogue';
import type { Section } from './useItemSearch';

const text = linesText.add;

export const optionId = (list: string, id: string) => `${list}-${id}`;

interface ResultProps {
  hit: SearchHit;
  addable: Addable;
  allergies: readonly string[];
  list: string;
  active: boolean;
  onChoose: (addable: Addable) => void;
}

/** `mỗi 100 g · VFCT 2007, 1013`, `mỗi 1 phần · món mẫu`. */
function originOf({ kind, own }: Addable, snapshot: ItemSnapshot, via: string | undefined): string {
  const { amount, unit } = snapshot.basis;
  return [
    text.per(formatNumber(amount, 1), unit),
    own ? text.own : kind === 'recipe' ? text.sample : snapshot.sourceLabel,
    via ? text.via(via) : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}

const Result = memo(function Result(props: ResultProps) {
  const { hit, addable, active, allergies } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { snapshot } = useMemo(() => lineOf(addable, 'preview'), [addable]);
  const warnings = useMemo(
    () => allergyWarnings({ name: hit.item.name, snapshot }, allergies),
    [hit, snapshot, allergies],
  );
  const { calories, protein, carbs, fat } = snapshot.nutrients;
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
      cursor="pointer"
      bg={active ? 'leaf.subtle' : undefined}
      _hover={{ bg: active ? 'leaf.subtle' : 'bg.muted' }}
      onClick={() => props.onChoose(addable)}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{hit.item.name}</Text>
        <Text textStyle="sm" color="fg.muted">
          {originOf(addable, snapshot, hit.via)}
        </Text>
        <AllergyNotes warnings={warnings} />
      </Box>
      <Box textAlign="right" css={tabular} flexShrink="0">
        <Text fontWeight="medium">{formatKnown(calories, 0)} kcal</Text>
        <Text textStyle="xs" color="fg.muted">
          {linesText.line.macros(
            formatKnown(protein, 1),
            formatKnown(carbs, 1),
            formatKnown(fat, 1),
          )}
        </Text>
      </Box>
    </Flex>
  );
});

interface ResultListProps {
  id: string;
  sections: readonly Section[];
  /** Whether the sections have headings; a tab of one kind needs none. */
  titled: boolean;
  all: ReadonlyMap<string, Addable>;
  allergies: readonly string[];
  activeId: string | undefined;
  onChoose: (addable: Addable) => void;
}

/** Results by section, as the options of the search box. */
export function ResultList(props: ResultListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot be searched
    <Box id={props.id} role="listbox" aria-label={text.search}>
      {props.sections.map(({ kind, hits }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- groups the options of a listbox, which is no select
        <Box key={kind} role="group" aria-label={text[kind]} mb="2">
          {props.titled ? (
            <Heading as="h3" size="xs" color="fg.muted" px="3" py="1" aria-hidden>
              {text[kind]}
            </Heading>
          ) : null}
          {hits.map((hit) => {
            const addable = props.all.get(hit.item.id);
            return addable ? (
              <Result
                key={hit.item.id}
                hit={hit}
                addable={addable}
                allergies={props.allergies}
                list={props.id}
                active={props.activeId === hit.item.id}
                onChoose={props.onChoose}
              />
            ) : null;
          })}
        </Box>
      ))}
    </Box>
  );
}
