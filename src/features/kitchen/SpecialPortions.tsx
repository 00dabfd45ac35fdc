import { Button, Field, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { KITCHEN_LIMITS, type SpecialPortion } from '../../domain/records/kinds/kitchenSheet';
import { kitchenText as text } from '../../i18n/kitchen';
import { newId } from '../../platform/ids';
import { Section } from '../../ui/Section';
import type { OpenSheet } from './useSheet';

function TextField(props: {
  label: string;
  value: string;
  flex: string;
  onValue: (value: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field.Root flex={props.flex} minW="40">
      <Field.Label>{props.label}</Field.Label>
      <Input
        autoComplete="off"
        maxLength={300}
        value={typed ?? props.value}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          props.onValue(event.target.value);
        }}
      />
    </Field.Root>
  );
}

function useSpecial({ change }: OpenSheet) {
  const set = (lineId: string, fields: Partial<SpecialPortion>) =>
    change((now) => ({
      ...now,
      special: now.special.map((one) => (one.lineId === lineId ? { ...one, ...fields } : one)),
    }));
  const add = () =>
    change((now) => ({
      ...now,
      special: [
        ...now.special,
        {
          lineId: newId(),
          order: Math.max(0, ...now.special.map(({ order }) => order)) + 1,
          place: '',
          change: '',
        },
      ],
    }));
  const remove = (lineId: string) =>
    change((now) => ({ ...now, special: now.special.filter((one) => one.lineId !== lineId) }));
  return { set, add, remove };
}

interface RowProps {
  one: SpecialPortion;
  set: (fields: Partial<SpecialPortion>) => void;
  remove: () => void;
}

function Row({ one, set, remove }: RowProps) {
  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      <TextField
        label={text.place}
        value={one.place}
        flex="1"
        onValue={(value) => set({ place: value })}
      />
      <TextField
        label={text.change}
        value={one.change}
        flex="3"
        onValue={(change) => set({ change })}
      />
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={`${text.removeSpecial}: ${one.place}`}
        onClick={remove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** By room and bed, never by a patient's name. */
export function SpecialPortions({ open }: { open: OpenSheet }) {
  const { set, add, remove } = useSpecial(open);
  const special = open.sheet.special.toSorted((a, b) => a.order - b.order);
  const isFull = special.length >= KITCHEN_LIMITS.special;
  return (
    <Section title={text.special} hint={text.specialHint}>
      <Stack gap="3">
        {special.map((one) => (
          <Row
            key={one.lineId}
            one={one}
            set={(fields) => set(one.lineId, fields)}
            remove={() => remove(one.lineId)}
          />
        ))}
        <Button
          variant="outline"
          colorPalette="gray"
          minH="11"
          alignSelf="flex-start"
          disabled={isFull}
          onClick={add}
        >
          <Plus size={18} aria-hidden /> {text.addSpecial}
        </Button>
        {isFull ? <Text>{text.specialFull(KITCHEN_LIMITS.special)}</Text> : null}
      </Stack>
    </Section>
  );
}
