import { Box, Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { memo, useSyncExternalStore, useState } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '../../../domain/collections/clients';
import { common } from '../../../i18n/common';
import { nutritionText } from '../../../i18n/nutrition';
import { nutritionPanelText } from '../../../i18n/nutritionPanel';
import { AppLink } from '../../../ui/Link';
import { NutritionPanel } from '../../../ui/nutrition/NutritionPanel';
import { NutritionStrip } from '../../../ui/nutrition/NutritionStrip';
import { TargetOrigins } from '../../../ui/nutrition/TargetOrigins';
import { TotalsProvider } from '../../../ui/nutrition/totalsContext';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { addressesOf } from '../../../routing/addresses';
import type { TotalsFeed } from '../hooks/totalsFeed';
import { useTargets } from '../hooks/useTargets';

interface DayProps {
  client: Client | undefined;
  /** `panel` beside the meals, `strip` at the foot of a narrow screen. */
  shape: 'panel' | 'strip';
  /** Buttons that stand in the strip. */
  actions?: ReactNode;
}

/** Room that the shell's bottom bar takes on a phone. */
const ABOVE_BAR = 'calc(4rem + 1px + env(safe-area-inset-bottom))';

/** A line's height without words: what is said before the answer would be taken for it. */
const NOT_YET = '\u00A0';

/** The day's totals against what the client needs, following each keystroke. */
export function DayNutrition({ feed, ...day }: DayProps & { feed: TotalsFeed }) {
  const totals = useSyncExternalStore(feed.subscribe, feed.get);
  return (
    <TotalsProvider value={totals}>
      <Day {...day} />
    </TotalsProvider>
  );
}

/** All but the totals, so that a keystroke renders none of it. */
const Day = memo(function Day({ client, shape, actions }: DayProps) {
  const { targets, reference, missing, sources, estimate, pending } = useTargets(client);
  const [open, setOpen] = useState(false);
  const phone = useMedia(PHONE);
  const fields = missing.map((field) => nutritionText.missing.fields[field]).join(', ');
  const notice =
    client && missing.length > 0 ? (
      <Box bg="bg.warning" borderRadius="l2" px="3" py="2" textStyle="sm">
        <Text>{nutritionPanelText.missing(fields)}</Text>
        <Button asChild variant="plain" size="sm" px="0" minH="11" textDecoration="underline">
          <AppLink to={addressesOf('clients').detail(client.id)}>
            {nutritionPanelText.addMissing}
          </AppLink>
        </Button>
      </Box>
    ) : undefined;
  const subtitle = pending ? NOT_YET : subtitleOf(client, targets !== undefined);
  const panel = (
    <NutritionPanel
      targets={targets}
      reference={reference}
      subtitle={subtitle}
      notice={notice}
      origins={<TargetOrigins sources={sources} estimate={estimate} />}
    />
  );
  if (shape === 'panel') return panel;
  return (
    <>
      <Box
        as="section"
        aria-label={nutritionPanelText.panel}
        position="sticky"
        bottom={{ base: ABOVE_BAR, md: '0' }}
        zIndex="docked"
        bg="bg.panel"
        borderTopWidth="1px"
        borderTopRadius="l3"
        mx={{ base: '-4', md: '-6' }}
        px={{ base: '4', md: '6' }}
        py="2.5"
        mt="4"
        mb="-8"
      >
        <NutritionStrip
          targets={targets}
          open={open}
          onOpen={() => setOpen(true)}
          actions={actions}
        />
      </Box>
      <Dialog.Root
        open={open}
        onOpenChange={(event) => setOpen(event.open)}
        placement="bottom"
        scrollBehavior="inside"
        size={phone ? 'full' : 'lg'}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Title srOnly>{nutritionPanelText.panel}</Dialog.Title>
              <Dialog.Body pt="5">{panel}</Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton aria-label={common.close} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
});

function subtitleOf(client: Client | undefined, known: boolean): string {
  if (!client) return nutritionPanelText.againstReference;
  return known ? nutritionPanelText.against(client.clientName) : nutritionPanelText.noTarget;
}
