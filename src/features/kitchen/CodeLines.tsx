import { Box, Button, Field, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useData, useLive, useLiveOne } from '../../data/react';
import { menus as collection, type Menu } from '../../domain/records/menus';
import {
  evenPortions,
  KITCHEN_LIMITS,
  type KitchenLine,
  type Portions,
} from '../../domain/records/kinds/kitchenSheet';
import type { MealSlot } from '../../domain/food/storedLines';
import { dietOfCode } from '../../domain/targets/hospitalDiets/diets';
import { dietLabel } from '../../domain/records/hospitalDietForms';
import { dietRemarks } from '../../domain/verdict/hospitalDiets/remarks';
import { clientStandard } from '../../domain/verdict/clientStandard';
import type { Standard } from '../../domain/verdict/types';
import { localDate } from '../../platform/clock';
import { DAY_ORDER } from '../../domain/printable/menu';
import { kitchenText as text } from '../../i18n/kitchen';
import { formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import type { OpenSheet } from './useSheet';

export function parseCount(typed: string): number | undefined {
  const plain = typed.trim() === '' ? '0' : typed.trim();
  const count = Number(plain);
  return /^\d{1,4}$/.test(plain) && count <= KITCHEN_LIMITS.portions ? count : undefined;
}

function CountField(props: { label: string; count: number; onCount: (count: number) => void }) {
  const { label, count, onCount } = props;
  const [typed, setTyped] = useState<string>();
  const countText = typed ?? String(count);
  const isWrong = parseCount(countText) === undefined;
  return (
    <Field.Root w="24" invalid={isWrong}>
      <Field.Label>{label}</Field.Label>
      <Input
        inputMode="numeric"
        maxLength={6}
        value={countText}
        css={tabular}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = parseCount(event.target.value);
          if (next !== undefined) onCount(next);
        }}
      />
      <Field.ErrorText>{text.wrongCount}</Field.ErrorText>
    </Field.Root>
  );
}

const listSlots = (menu: Menu): MealSlot[] =>
  DAY_ORDER.filter((slot) => menu.meals[slot].items.length > 0);

function Counts({ line, menu, onPortions }: CountsProps) {
  const slots = listSlots(menu);
  const counts = slots.map((slot) => line.portions[slot]);
  const isEven = counts.every((count) => count === counts[0]);
  return (
    <Flex gap="3" wrap="wrap">
      <CountField
        // Remounts the field when the counts become even.
        key={`all ${isEven}`}
        label={text.allMeals}
        count={isEven ? (counts[0] ?? 0) : Math.max(...counts)}
        onCount={(count) => onPortions(() => evenPortions(count))}
      />
      {slots.map((slot) => (
        <CountField
          key={slot}
          label={text.slots[slot]}
          count={line.portions[slot]}
          onCount={(count) => onPortions((now) => ({ ...now, [slot]: count }))}
        />
      ))}
    </Flex>
  );
}

interface CountsProps {
  line: KitchenLine;
  menu: Menu;
  onPortions: (change: (now: Portions) => Portions) => void;
}

interface LineProps {
  open: OpenSheet;
  line: KitchenLine;
  onCode: (line: KitchenLine) => void;
}

function useEaterStandard(menu: Menu, code: string): Standard | undefined {
  const data = useData();
  const client = useLiveOne(data.clients, menu.clientId) ?? undefined;
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  return useMemo(
    () => (client && visits ? clientStandard(client, visits, localDate(), code) : undefined),
    [client, visits, code],
  );
}

function About({ line: { diet }, menu }: { line: KitchenLine; menu: Menu }) {
  const standard = useEaterStandard(menu, diet.code);
  const { missed, open } = dietRemarks(diet.code, menu.meals, standard);
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {menu.name || collection.title.untitled}
      </Text>
      {missed === '' ? null : (
        <Text textStyle="sm" color="fg.error">
          {text.missed(diet.code, missed)}
        </Text>
      )}
      {open === '' ? null : (
        <Text textStyle="sm" color="fg.warning">
          {text.open(open)}
        </Text>
      )}
    </>
  );
}

function CodeLine({ open: { menus, change }, line, onCode }: LineProps) {
  const menu = menus.get(line.menuId);
  const label = dietLabel(line.diet);
  const onPortions: CountsProps['onPortions'] = (apply) =>
    change((now) => ({
      ...now,
      lines: now.lines.map((one) =>
        one.lineId === line.lineId ? { ...one, portions: apply(one.portions) } : one,
      ),
    }));
  const remove = () =>
    change((now) => ({ ...now, lines: now.lines.filter(({ lineId }) => lineId !== line.lineId) }));
  return (
    <Box as="li" borderBottomWidth="1px" py="3">
      <Flex gap="2" align="flex-start" mb="2">
        <Box flex="1" minW="0">
          <Text fontWeight="semibold">
            {label} · {dietOfCode(line.diet.code)?.name ?? ''}
          </Text>
          {menu ? <About line={line} menu={menu} /> : <Text color="fg.error">{text.menuGone}</Text>}
        </Box>
        <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => onCode(line)}>
          {text.changeCode}
        </Button>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={text.removeLine(label)}
          onClick={remove}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Flex>
      {menu ? <Counts line={line} menu={menu} onPortions={onPortions} /> : null}
    </Box>
  );
}

function Total({ open: { sheet, menus } }: Pick<LineProps, 'open'>) {
  const sums = DAY_ORDER.flatMap((slot) => {
    const sum = sheet.lines.reduce((all, line) => {
      const menu = menus.get(line.menuId);
      return menu && menu.meals[slot].items.length > 0 ? all + line.portions[slot] : all;
    }, 0);
    return sum > 0 ? [`${text.slots[slot]} ${formatNumber(sum)}`] : [];
  });
  return (
    <Text pt="3" fontWeight="semibold" css={tabular}>
      {`${text.total}: ${sums.join(' · ') || '0'}`}
    </Text>
  );
}

export function CodeLines({ open, onCode }: Omit<LineProps, 'line'>) {
  const lines = open.sheet.lines.toSorted((a, b) => a.order - b.order);
  if (lines.length === 0) return <Text color="fg.muted">{text.noLines}</Text>;
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="0">
        {lines.map((line) => (
          <CodeLine key={line.lineId} open={open} line={line} onCode={onCode} />
        ))}
      </Stack>
      <Total open={open} />
    </>
  );
}
