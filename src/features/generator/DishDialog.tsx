import { Box, Button, Dialog, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { Check, Info, Lock, LockOpen, Shuffle } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { DishCard } from '../../blocks/dishes/DishCard';
import type { Exchange } from '../../domain/generator/exchanges';
import { placeId } from '../../domain/generator/prepare';
import type { DishPosition, PlannedDish } from '../../domain/generator/types';
import { itemNutrients } from '../../domain/nutrition/totals';
import { amountText } from '../../domain/food/quantities';
import { dishesText } from '../../i18n/dishes';
import { generatorText } from '../../i18n/generator';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { PHONE, useMedia } from '../../ui/useMedia';
import { isForIt, formatNames, reasonText, wishText } from './texts';
import type { Proposal } from './useProposal';

const text = generatorText.dish;

type About = Awaited<ReturnType<Proposal['about']>>;

function aboutExchange({ timesInWeek, missed }: Exchange): string {
  return [
    timesInWeek > 1 ? text.times(timesInWeek) : '',
    missed.length > 0 ? text.breaks(formatNames(missed)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Option({ one, onChoose }: { one: Exchange; onChoose: (dish: PlannedDish) => void }) {
  const { line } = one.dish;
  // Avoids "-0".
  const calories = Math.round(one.change.calories) || 0;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      h="auto"
      minH="11"
      px="2"
      py="1"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={() => onChoose(one.dish)}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="medium">
          <Box as="span" srOnly>
            {text.choose}{' '}
          </Box>
          {line.name}{' '}
          <Box as="span" color="fg.muted" fontWeight="normal">
            {amountText(line)}
          </Box>
        </Text>
        <Text textStyle="sm" color="fg.muted" fontWeight="normal">
          {aboutExchange(one)}
        </Text>
      </Box>
      <Text css={tabular} flexShrink="0" fontWeight="normal">
        {formatNumber(itemNutrients(line).calories, 0)} kcal{' '}
        <Box as="span" color="fg.muted">
          {calories > 0 ? '+' : ''}
          {formatNumber(calories, 0)}
        </Box>
      </Text>
    </Button>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" size="sm" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

function Why({ why }: Pick<About, 'why'>) {
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {why.map((reason) => (
        <Flex as="li" key={reasonText(reason)} gap="2">
          <Box color={isForIt(reason) ? 'fg.success' : 'fg.muted'} pt="1">
            {isForIt(reason) ? <Check size={16} aria-hidden /> : <Info size={16} aria-hidden />}
          </Box>
          <Text>{reasonText(reason)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}

function ExchangeResults({
  about,
  onChoose,
}: {
  about: About;
  onChoose: (dish: PlannedDish) => void;
}) {
  const { offered, refused } = about.exchanges;
  return (
    <>
      <Part title={text.why}>
        <Why why={about.why} />
      </Part>
      <Part title={text.exchange}>
        {offered.length === 0 ? <Text color="fg.muted">{text.noExchange}</Text> : null}
        <Stack gap="0">
          {offered.map((one) => (
            <Option key={one.dish.line.itemId} one={one} onChoose={onChoose} />
          ))}
        </Stack>
      </Part>
      {refused.length > 0 ? (
        <Part title={text.refused}>
          {refused.map(({ name, why: wish }) => (
            <Text key={name} textStyle="sm" color="fg.muted">
              {name}: {wishText(wish)}
            </Text>
          ))}
        </Part>
      ) : null}
    </>
  );
}

function useAbout({ about, plan }: Proposal, at: DishPosition) {
  const id = placeId(at);
  const dish = plan?.dishes.find((one) => placeId(one) === id);
  const key = `${id} ${dish?.line.itemId} ${dish?.line.quantity}`;
  const [read, setRead] = useState<{ key: string; about: About }>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const details = await about(at);
      if (isCurrent) setRead({ key, about: details });
    };
    void ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each dish
  }, [key]);
  return { dish, about: read?.key === key ? read.about : undefined };
}

interface DishDialogProps {
  proposal: Proposal;
  at: DishPosition;
  where: string;
  onClose: () => void;
}

function Head({ dish, where }: { dish: PlannedDish; where: string }) {
  return (
    <Dialog.Header ps="4" pe="14" pb="2">
      <Box>
        <Text textStyle="sm" color="fg.muted">
          {where}
        </Text>
        <Dialog.Title>{dish.line.name}</Dialog.Title>
        <Text color="fg.muted" css={tabular}>
          {amountText(dish.line)} · {formatNumber(itemNutrients(dish.line).calories, 0)} kcal
        </Text>
      </Box>
    </Dialog.Header>
  );
}

function Buttons(props: { isLocked: boolean; onLock: () => void; onRenew: () => void }) {
  const { isLocked, onLock, onRenew } = props;
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" colorPalette="gray" minH="11" onClick={onLock}>
        {isLocked ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
        {isLocked ? text.unlockButton : text.lockButton}
      </Button>
      <Button variant="outline" colorPalette="gray" minH="11" disabled={isLocked} onClick={onRenew}>
        <Shuffle size={16} aria-hidden />
        {text.renew}
      </Button>
    </Flex>
  );
}

export function DishDialog({ proposal, at, where, onClose }: DishDialogProps) {
  const phone = useMedia(PHONE);
  const { dish, about } = useAbout(proposal, at);
  if (!dish) return null;
  const closing = (act: () => void) => {
    act();
    onClose();
  };
  return (
    <AppDialog
      onClose={onClose}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Head dish={dish} where={where} />
      <Dialog.Body px="4" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Stack gap="4">
          <Buttons
            isLocked={proposal.locked.has(placeId(at))}
            onLock={() => proposal.toggleLock(at)}
            onRenew={() => closing(() => proposal.renew(at))}
          />
          <Part title={dishesText.open}>
            <DishCard item={{ ...dish.line, order: 0 }} />
          </Part>
          {about ? (
            <ExchangeResults
              about={about}
              onChoose={(chosen) => closing(() => proposal.put(chosen))}
            />
          ) : (
            <Spinner aria-label={text.why} />
          )}
        </Stack>
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
