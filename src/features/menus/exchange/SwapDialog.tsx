import { Box, Button, Dialog, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { AllergyNotes } from '../../../blocks/lines/AllergyNotes';
import { indexItem, lineOf } from '../../../domain/addables';
import type { Addable } from '../../../domain/addables';
import { useFoodIndex } from '../../../blocks/lines/add/useFoodIndex';
import { useTargets } from '../../../blocks/targets/useTargets';
import { avoidedBy } from '../../../domain/allergens/avoided';
import type { Client } from '../../../domain/collections/clients';
import type { Meals, MenuItem } from '../../../domain/collections/shared/lines';
import { swapGroup, swapsFor } from '../../../domain/exchange/swaps';
import type { Swap } from '../../../domain/exchange/swaps';
import type { NewLine } from '../../../domain/lines';
import { itemNutrients, menuTotals } from '../../../domain/nutrition/totals';
import { amountText } from '../../../domain/quantities';
import { findPlaces } from '../../../domain/search/places';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { exchangeText } from '../../../i18n/exchange';
import { newId } from '../../../platform/ids';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { formatNumber } from '../../../ui/format';
import { SearchField } from '../../../ui/SearchField';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { GroupLine } from './GroupLine';
import { changeText, limitedText, overText } from './texts';

const text = exchangeText.swap;
/** As many as are looked through rather than searched. */
const SHOWN = 30;
const NO_ALLERGIES: readonly string[] = [];

interface SwapDialogProps {
  item: MenuItem;
  meals: Meals;
  client: Client | undefined;
  asked: AskedTargets | undefined;
  onSwap: (line: NewLine) => void;
  onClose: () => void;
}

/** Finds replacements for a line; `undefined` while something is not read yet. */
function useSwaps({ item, meals, client, asked }: SwapDialogProps) {
  const all = useFoodIndex();
  const { clinical, pending } = useTargets(client, asked);
  return useMemo(() => {
    if (!all || pending) return undefined;
    const own = all.get(item.itemId);
    const group = own && swapGroup(item, indexItem(own).category);
    const isSame = (addable: Addable) => (addable.kind === 'recipe') === (item.type === 'recipe');
    const candidates = group
      ? [...all.values()].filter(isSame).map((addable) => ({
          line: lineOf(addable, newId()),
          category: indexItem(addable).category,
        }))
      : [];
    const options = {
      allergies: client ? avoidedBy(client) : NO_ALLERGIES,
      limits: clinical.limits,
      day: menuTotals(meals),
    };
    const over = overText(options.day, options.limits);
    return { group, over, swaps: swapsFor(item, group, candidates, options) };
  }, [all, pending, item, meals, client, clinical]);
}

/** `natri −320 mg · kali +120 mg`; green what brings a day that is over its limit nearer to it. */
function LimitedChanges({ limited }: Pick<Swap, 'limited'>) {
  return (
    <Text textStyle="sm" fontWeight="normal" color="fg.muted">
      {limited.map((one, place) => (
        <Box
          as="span"
          key={one.nutrient}
          color={one.overBefore && (one.more ?? 0) < 0 ? 'fg.success' : undefined}
        >
          {place > 0 ? ' · ' : ''}
          {limitedText(one)}
        </Box>
      ))}
    </Text>
  );
}

function Option({ swap, onChoose }: { swap: Swap; onChoose: (line: NewLine) => void }) {
  const { line, warnings, change } = swap;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      h="auto"
      minH="14"
      py="2"
      px="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={() => onChoose(line)}
    >
      <Box flex="1" minW="0" css={tabular}>
        <Text fontWeight="medium">
          <Box as="span" srOnly>
            {text.choose}{' '}
          </Box>
          <bdi>{line.name}</bdi>{' '}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {amountText(line)}
          </Text>
        </Text>
        <Text textStyle="sm" color="fg.muted" fontWeight="normal">
          {changeText(change)}
        </Text>
        <LimitedChanges {...swap} />
        <AllergyNotes food={line.name} warnings={warnings} />
      </Box>
      <Text css={tabular} flexShrink="0">
        {formatNumber(itemNutrients(line).calories, 0)} kcal
      </Text>
    </Button>
  );
}

interface FoundProps {
  found: NonNullable<ReturnType<typeof useSwaps>>;
  onSwap: (line: NewLine) => void;
}

function Found({ found: { group, swaps }, onSwap }: FoundProps) {
  const [query, setQuery] = useState('');
  const named = useMemo(() => swaps.map((swap) => ({ swap, name: swap.line.name })), [swaps]);
  const shown = findPlaces(named, query, SHOWN);
  return (
    <>
      {swaps.length > 0 ? (
        <SearchField label={text.search} value={query} onChange={setQuery} />
      ) : null}
      <Stack gap="1" mt="2">
        {shown.map(({ swap }) => (
          <Option key={swap.line.itemId} swap={swap} onChoose={onSwap} />
        ))}
      </Stack>
      <Text color="fg.muted" aria-live="polite">
        {shown.length > 0 ? '' : group === undefined ? text.unknown : text.none}
      </Text>
    </>
  );
}

/** Shows replacements for a line: press one, and it stands in the line's place. */
export function SwapDialog(props: SwapDialogProps) {
  const { item, onSwap, onClose } = props;
  const phone = useMedia(PHONE);
  const found = useSwaps(props);
  return (
    <AppDialog
      onClose={onClose}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header pe="14" pb="2">
        <Dialog.Title>{text.title(item.name)}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body px="4" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Flex direction="column" gap="1" mb="2">
          {found ? <GroupLine item={item} group={found.group} /> : null}
          <Text textStyle="sm" color="fg.muted">
            {text.hint}
          </Text>
          {found && found.over !== '' ? (
            <Text textStyle="sm" color="fg.warning">
              {text.over(found.over)}
            </Text>
          ) : null}
        </Flex>
        {found ? <Found found={found} onSwap={onSwap} /> : <Spinner aria-label={text.loading} />}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
