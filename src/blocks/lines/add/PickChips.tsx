import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { History, Star, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { allergyPhrase } from '../../../domain/clinical/allergens/phrase';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { RECENT_LIMITS } from '../../../domain/menus/picks';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { linesText } from '../../../i18n/lines';
import { toNewLine, type Addable } from '../../../domain/menus/addables';
import { possibleText } from '../../allergies/possibleText';
import { isMild, markText } from '../FoodMarks';
import { useMarkLine } from '../marksContext';
import type { AccountPicks } from './usePicks';

const text = linesText.add;
const ICONS = { recent: History, favourite: Star } as const;

const getName = (one: Addable): string =>
  one.kind === 'recipe' ? one.recipe.title : one.edible.name;
const getKind = (one: Addable): IndexKind => (one.kind === 'recipe' ? 'recipe' : one.edible.kind);

interface ChipsProps {
  all: ReadonlyMap<string, Addable>;
  kinds: readonly IndexKind[];
  allergies: readonly string[];
  onChoose: (addable: Addable) => void;
}

interface ChipProps extends Pick<ChipsProps, 'allergies' | 'onChoose'> {
  one: Addable;
  icon: LucideIcon;
}

function useAgainst(one: Addable, allergies: readonly string[]) {
  const mark = useMarkLine();
  return useMemo(() => {
    const line = toNewLine(one, 'preview');
    const warnings = allergyWarnings(line, allergies);
    const marks = mark(line, itemNutrients(line));
    const isHarm =
      warnings.some(({ level }) => level === 'contains') ||
      marks.some((allergyWarning) => !isMild(allergyWarning));
    const words = [
      ...warnings.map((warning) =>
        warning.level === 'contains'
          ? allergyPhrase(warning.allergy)
          : possibleText(warning, line.name),
      ),
      ...marks.map(markText),
    ];
    return { isHarm, words };
  }, [one, allergies, mark]);
}

function Chip({ one, allergies, icon: Icon, onChoose }: ChipProps) {
  const { isHarm, words } = useAgainst(one, allergies);
  const tone = isHarm ? 'chilli' : 'turmeric';
  return (
    <Button
      size="sm"
      minH="11"
      maxW="full"
      borderRadius="full"
      variant="subtle"
      colorPalette={words.length > 0 ? tone : 'gray'}
      title={words.length > 0 ? words.join('. ') : undefined}
      onClick={() => onChoose(one)}
    >
      {words.length > 0 ? <TriangleAlert size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      <Text as="span" truncate>
        {getName(one)}
      </Text>
      {words.length > 0 ? (
        <Box as="span" srOnly>
          {`. ${words.join('. ')}`}
        </Box>
      ) : null}
    </Button>
  );
}

function Chips(props: ChipsProps & { of: keyof typeof ICONS; ids: readonly string[] }) {
  const { of, ids, all, kinds, allergies, onChoose } = props;
  const Icon = ICONS[of];
  const items = ids
    .flatMap((id) => all.get(id) ?? [])
    .filter((one) => kinds.includes(getKind(one)))
    .slice(0, RECENT_LIMITS.maxVisible);
  if (items.length === 0) return null;
  return (
    <Flex as="fieldset" aria-label={text.chips[of]} gap="1.5" wrap="wrap" align="center">
      <Text as="span" textStyle="sm" color="fg.muted" aria-hidden>
        {text.chips[of]}
      </Text>
      {items.map((one) => (
        <Chip key={getName(one)} {...{ one, allergies, onChoose }} icon={Icon} />
      ))}
    </Flex>
  );
}

export function PickChips({ picks, ...chips }: ChipsProps & { picks: AccountPicks }) {
  return (
    <Flex direction="column" gap="2" px="3" pb="2" _empty={{ display: 'none' }}>
      <Chips {...chips} of="recent" ids={picks.recent} />
      <Chips {...chips} of="favourite" ids={picks.favourite} />
    </Flex>
  );
}
