import { Button, Field, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  evenPortions,
  KITCHEN_LIMITS,
  type KitchenLine,
  type KitchenSheet,
} from '../../domain/records/kinds/kitchenSheet';
import { kitchenText as text } from '../../i18n/kitchen';
import type { ChosenDiet } from '../../domain/records/hospitalDietForms';
import { newId } from '../../platform/ids';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate } from '../../ui/format';
import { laterPart } from '../../ui/laterPart';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { CodeLines } from './CodeLines';
import { KITCHEN_PATHS } from './paths';
import { SpecialPortions } from './SpecialPortions';
import { useSheet, type OpenSheet } from './useSheet';
import { DateInput } from '../../ui/DateInput';

const PickMenu = laterPart(async () => (await import('./PickMenu')).PickMenu);
const DietDialog = laterPart(
  async () => (await import('../../blocks/hospitalDiets/DietDialog')).DietDialog,
);

type KitchenAddition = { menuId: string } | { line: KitchenLine };

function withLine(sheet: KitchenSheet, menuId: string, diet: ChosenDiet): KitchenSheet {
  const order = Math.max(0, ...sheet.lines.map((line) => line.order)) + 1;
  const line = { lineId: newId(), order, diet, menuId, portions: evenPortions(0) };
  return { ...sheet, lines: [...sheet.lines, line] };
}

function useLines({ sheet, change }: OpenSheet) {
  const [isPicking, setIsPicking] = useState(false);
  const [addition, setAddition] = useState<KitchenAddition>();
  const add = (menuId: string, diet: ChosenDiet) => change((now) => withLine(now, menuId, diet));
  const choose = (diet: ChosenDiet) => {
    if (!addition) return;
    if ('menuId' in addition) add(addition.menuId, diet);
    else
      change((now) => ({
        ...now,
        lines: now.lines.map((one) =>
          one.lineId === addition.line.lineId ? { ...one, diet } : one,
        ),
      }));
  };
  const dialogs = (
    <>
      {isPicking ? (
        <PickMenu
          onPick={(menuId, diet) => {
            setIsPicking(false);
            if (diet) add(menuId, diet);
            else setAddition({ menuId });
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
      {addition ? (
        <DietDialog
          selectedDiet={'line' in addition ? addition.line.diet : undefined}
          onChoose={choose}
          onClose={() => setAddition(undefined)}
        />
      ) : null}
    </>
  );
  const isFull = sheet.lines.length >= KITCHEN_LIMITS.lines;
  return { isFull, dialogs, pick: () => setIsPicking(true), ask: setAddition };
}

function DateField({ open: { sheet, change } }: { open: OpenSheet }) {
  return (
    <Field.Root w="48">
      <Field.Label>{text.date}</Field.Label>
      <DateInput
        required
        value={sheet.date}
        onChange={(date) => {
          if (date !== '') change((now) => ({ ...now, date }));
        }}
      />
    </Field.Root>
  );
}

function OpenedSheet({ open }: { open: OpenSheet }) {
  const { sheet } = open;
  const { isFull, dialogs, pick, ask } = useLines(open);
  return (
    <Page
      title={text.sheet(formatDate(sheet.date))}
      back={{ to: KITCHEN_PATHS.list }}
      maxW="6xl"
      actions={
        <Button asChild colorPalette="leaf" minH="11">
          <AppLink to={getAddresses('handouts').printKitchen(sheet.id)}>
            <Printer size={18} aria-hidden /> {text.print}
          </AppLink>
        </Button>
      }
    >
      <Stack gap="4">
        <DateField open={open} />
        <Section title={text.lines} hint={text.linesHint}>
          <CodeLines open={open} onCode={(line) => ask({ line })} />
          <Flex mt="3">
            <Button
              variant="outline"
              colorPalette="leaf"
              minH="11"
              disabled={isFull}
              onClick={pick}
            >
              <Plus size={18} aria-hidden /> {text.addLine}
            </Button>
          </Flex>
          {isFull ? <Text mt="2">{text.linesFull(KITCHEN_LIMITS.lines)}</Text> : null}
        </Section>
        <SpecialPortions open={open} />
      </Stack>
      {dialogs}
    </Page>
  );
}

export function SheetPage() {
  const { id = '' } = useParams();
  const open = useSheet(id);
  if (open) return <OpenedSheet key={id} open={open} />;
  return (
    <Page title={text.title} back={{ to: KITCHEN_PATHS.list }}>
      {open === null ? (
        <EmptyState title={text.notFound} description={text.notFoundHint} />
      ) : (
        <Spinner aria-label={text.loading} />
      )}
    </Page>
  );
}
