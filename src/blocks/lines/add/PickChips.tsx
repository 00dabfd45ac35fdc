import { Button, Flex, Text } from '@chakra-ui/react';
import { History, Star } from 'lucide-react';
import { RECENT_LIMITS } from '../../../domain/picks';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { linesText } from '../../../i18n/lines';
import type { Addable } from '../../../domain/addables';
import type { AccountPicks } from './usePicks';

const text = linesText.add;
const ICONS = { recent: History, favourite: Star } as const;

const nameOf = (one: Addable): string =>
  one.kind === 'recipe' ? one.recipe.title : one.edible.name;
const kindOf = (one: Addable): IndexKind => (one.kind === 'recipe' ? 'recipe' : one.edible.kind);

interface ChipsProps {
  all: ReadonlyMap<string, Addable>;
  kinds: readonly IndexKind[];
  onChoose: (addable: Addable) => void;
}

function Chips(props: ChipsProps & { of: keyof typeof ICONS; ids: readonly string[] }) {
  const { of, ids, all, kinds, onChoose } = props;
  const Icon = ICONS[of];
  const shown = ids
    .flatMap((id) => all.get(id) ?? [])
    .filter((one) => kinds.includes(kindOf(one)))
    .slice(0, RECENT_LIMITS.shown);
  if (shown.length === 0) return null;
  return (
    <Flex as="fieldset" aria-label={text.chips[of]} gap="1.5" wrap="wrap" align="center">
      <Text as="span" textStyle="sm" color="fg.muted" aria-hidden>
        {text.chips[of]}
      </Text>
      {shown.map((one) => (
        <Button
          key={nameOf(one)}
          size="sm"
          minH="11"
          maxW="full"
          borderRadius="full"
          variant="subtle"
          colorPalette="gray"
          onClick={() => onChoose(one)}
        >
          <Icon size={16} aria-hidden />
          <Text as="span" truncate>
            {nameOf(one)}
          </Text>
        </Button>
      ))}
    </Flex>
  );
}

/** Things that were picked last, and those that are marked: one tap each. */
export function PickChips({ picks, ...chips }: ChipsProps & { picks: AccountPicks }) {
  return (
    <Flex direction="column" gap="2" px="3" pb="2" _empty={{ display: 'none' }}>
      <Chips {...chips} of="recent" ids={picks.recent} />
      <Chips {...chips} of="favourite" ids={picks.favourite} />
    </Flex>
  );
}
