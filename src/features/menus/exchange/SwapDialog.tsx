import { Box, Button, Dialog, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { AllergyNotes } from '../../../blocks/lines/AllergyNotes';
import { FoodMarks } from '../../../blocks/lines/FoodMarks';
import type { Meals, MenuItem } from '../../../domain/food/storedLines';
import type { Swap, Swaps } from '../../../domain/generator/exchange/swaps';
import type { NewLine } from '../../../domain/food/lines';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { amountText } from '../../../domain/food/quantities';
import { findPlaces } from '../../../domain/search/places';
import type { VerdictLine } from '../../../domain/verdict/types';
import { exchangeText } from '../../../i18n/exchange';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { formatNumber } from '../../../ui/format';
import { SearchField } from '../../../ui/SearchField';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { GroupLine } from './GroupLine';
import {
  blurredText,
  changeText,
  limitedText,
  mendedTexts,
  missedText,
  shortfallTexts,
} from './texts';
import { useSwaps, type SwapAnswer, type SwapAsked } from './useSwaps';

const text = exchangeText.swap;
const SHOWN = 30;

interface SwapDialogProps {
  item: MenuItem;
  meals: Meals;
  context: SwapAsked;
  onSwap: (line: NewLine) => void;
  onClose: () => void;
}

function PersonChanges({ swap, missed }: { swap: Swap; missed: readonly VerdictLine[] }) {
  const mended = mendedTexts(missed, swap);
  const warnings = [...shortfallTexts(swap), blurredText(swap)].filter((one) => one !== '');
  return (
    <>
      <Text textStyle="sm" fontWeight="normal" color="fg.muted">
        {swap.limited.map((one, index) => (
          <Box as="span" key={one.nutrient} color={one.isBetter ? 'fg.success' : undefined}>
            {limitedText(one)}
            {index < swap.limited.length - 1 ? '\u00a0· ' : ''}
          </Box>
        ))}
      </Text>
      {mended.length > 0 ? (
        <Text textStyle="sm" fontWeight="medium" color="fg.success">
          {mended.join(', ')}
        </Text>
      ) : null}
      {warnings.map((warning) => (
        <Text key={warning} textStyle="sm" fontWeight="normal" color="fg.warning">
          {warning}
        </Text>
      ))}
    </>
  );
}

interface OptionProps {
  swap: Swap;
  missed: readonly VerdictLine[];
  onChoose: (line: NewLine) => void;
}

function Option({ swap, missed, onChoose }: OptionProps) {
  const { line, warnings, marks, change } = swap;
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
        <PersonChanges swap={swap} missed={missed} />
        <FoodMarks marks={marks} />
        <AllergyNotes food={line.name} warnings={warnings} />
      </Box>
      <Text css={tabular} flexShrink="0">
        {formatNumber(itemNutrients(line).calories, 0)} kcal
      </Text>
    </Button>
  );
}

function Offers({
  swaps,
  missed,
  onSwap,
}: Omit<Swaps, 'isRefused'> & { onSwap: (line: NewLine) => void }) {
  const [query, setQuery] = useState('');
  const named = useMemo(() => swaps.map((swap) => ({ swap, name: swap.line.name })), [swaps]);
  const places = findPlaces(named, query, SHOWN);
  return (
    <>
      {swaps.length > 0 ? (
        <SearchField label={text.search} value={query} onChange={setQuery} />
      ) : null}
      <Stack gap="1" mt="2">
        {places.map(({ swap }) => (
          <Option key={swap.line.itemId} swap={swap} missed={missed} onChoose={onSwap} />
        ))}
      </Stack>
      <Text color="fg.muted" aria-live="polite">
        {places.length > 0 ? '' : text.none}
      </Text>
    </>
  );
}

function Answer({ item, answer, context, onSwap }: SwapDialogProps & { answer: SwapAnswer }) {
  const { group, swaps } = answer;
  const missed = swaps ? missedText(swaps.missed) : '';
  return (
    <>
      <Flex direction="column" gap="1" mb="2">
        <GroupLine item={item} group={group} />
        <Text textStyle="sm" color="fg.muted">
          {context.client ? text.hintForClient : text.hint}
        </Text>
        {swaps?.isRefused ? <Text textStyle="sm">{text.refused}</Text> : null}
        {missed === '' ? null : (
          <Text textStyle="sm" color="fg.warning" overflowWrap="anywhere">
            {text.missed(missed)}
          </Text>
        )}
      </Flex>
      {swaps ? (
        <Offers {...swaps} onSwap={onSwap} />
      ) : (
        <Text color="fg.muted" aria-live="polite">
          {text.unknown}
        </Text>
      )}
    </>
  );
}

export function SwapDialog(props: SwapDialogProps) {
  const { item, meals, context, onClose } = props;
  const phone = useMedia(PHONE);
  const answer = useSwaps(item, meals, context);
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
        {answer ? <Answer {...props} answer={answer} /> : <Spinner aria-label={text.loading} />}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
