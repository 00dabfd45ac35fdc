import { Box, Button, Dialog, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useCallback, useMemo, useRef } from 'react';
import type { EditLines } from '../../../blocks/lines/useLineActions';
import { LinesProvider } from '../../../blocks/lines/linesContext';
import { MarksProvider } from '../../../blocks/lines/marksContext';
import { useClientMarks } from '../../../blocks/targets/useClientMarks';
import { DayMeals, useDayLines } from '../../../blocks/meals/DayMeals';
import { MealsProvider } from '../../../blocks/meals/mealsContext';
import { RecallTable } from '../../../blocks/meals/RecallTable';
import { useTargets } from '../../../blocks/targets/useTargets';
import { useData, useLiveOne } from '../../../data/react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import { isUsable } from '../../../domain/menus/assignments';
import type { Client } from '../../../domain/records/clients';
import type { Meals } from '../../../domain/food/storedLines';
import { menuTotals } from '../../../domain/nutrition/totals';
import { recallText as text } from '../../../i18n/recall';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { WIDE, useMedia } from '../../../ui/useMedia';

interface RecallDialogProps {
  client: Client;
  meals: Meals;
  change: (how: (meals: Meals) => Meals) => void;
  onClose: () => void;
}

function Comparison({ client, meals }: Pick<RecallDialogProps, 'client' | 'meals'>) {
  const data = useData();
  const current = useLiveOne(data.menus, client.currentMenuId);
  const menu = current && isUsable(current) ? current : undefined;
  const { targets, clinical } = useTargets(client, undefined, menu?.hospitalDiet);
  const eaten = useMemo(() => menuTotals(meals), [meals]);
  const planned = useMemo(
    () => (menu ? { name: text.menu, totals: menuTotals(menu.meals) } : undefined),
    [menu],
  );
  return (
    <Box as="section" aria-label={text.compare}>
      <Heading as="h3" size="sm" mb="2">
        {text.compare}
      </Heading>
      <RecallTable
        label={text.compare}
        eaten={eaten}
        planned={planned}
        targets={targets}
        limits={clinical.limits}
      />
      {planned ? null : (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {text.noMenu}
        </Text>
      )}
    </Box>
  );
}

function Meals24({ client, change }: Pick<RecallDialogProps, 'client' | 'change'>) {
  const edit = useCallback<EditLines>(
    (how) => {
      change((meals) => how(meals) as Meals);
      return true;
    },
    [change],
  );
  const day = useDayLines(edit);
  const marks = useClientMarks(client, useTargets(client));
  return (
    <Stack gap="2">
      <Text color="fg.muted" textStyle="sm">
        {text.hint}
      </Text>
      <MarksProvider value={marks}>
        <DayMeals day={day} allergies={avoidedBy(client)} />
      </MarksProvider>
    </Stack>
  );
}

const addButtonIn = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('[aria-keyshortcuts]') ?? null;

export function RecallDialog({ client, meals, change, onClose }: RecallDialogProps) {
  const wide = useMedia(WIDE);
  const body = useRef<HTMLDivElement>(null);
  return (
    <AppDialog
      size="cover"
      scrollBehavior="inside"
      initialFocusEl={() => addButtonIn(body.current)}
      onClose={onClose}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{text.dialog(client.clientName)}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body ref={body} tabIndex={0} focusVisibleRing="inside">
        <MealsProvider value={meals}>
          <LinesProvider value={meals}>
            <Grid
              templateColumns={wide ? 'minmax(0, 1fr) 26rem' : 'minmax(0, 1fr)'}
              gap={{ base: '5', xl: '8' }}
              alignItems="start"
            >
              <Meals24 client={client} change={change} />
              <Comparison client={client} meals={meals} />
            </Grid>
          </LinesProvider>
        </MealsProvider>
      </Dialog.Body>
      <Dialog.Footer>
        <Button colorPalette="leaf" onClick={onClose}>
          {text.done}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
