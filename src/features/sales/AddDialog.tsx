import { Button, Field, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { common } from '../../i18n/common';
import { salesText as text } from '../../i18n/sales';
import { Question } from '../../ui/AppDialog';
import { priceWrong } from './ItemRow';
import { readPrice } from './price';
import type { Sellable } from './useItems';
import { useSale } from './useSale';

interface AddDialogProps {
  sellables: readonly Sellable[];
  onClose: () => void;
}

const KINDS = ['recipes', 'menus'] as const;
const sellableKey = ({ kind, id }: Pick<Sellable, 'kind' | 'id'>): string => `${kind} ${id}`;

function Options({ sellables }: Pick<AddDialogProps, 'sellables'>) {
  return KINDS.map((kind) => {
    const own = sellables.filter((one) => one.kind === kind);
    if (own.length === 0) return null;
    return (
      <optgroup key={kind} label={text[kind]}>
        {own.map((one) => (
          <option key={one.id} value={sellableKey(one)}>
            {one.title}
          </option>
        ))}
      </optgroup>
    );
  });
}

export function AddDialog({ sellables, onClose }: AddDialogProps) {
  const store = useSale();
  const [first] = sellables;
  const [key, setKey] = useState(first ? sellableKey(first) : '');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const price = readPrice(typed);
  const chosen = sellables.find((one) => sellableKey(one) === key);
  const save = async () => {
    setTried(true);
    if (price === undefined || !chosen) return;
    if (await store(chosen, { price, isActive: true })) onClose();
  };
  const buttons = (
    <>
      <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button minH="11" disabled={!chosen} onClick={() => void save()}>
        {text.save}
      </Button>
    </>
  );
  return (
    <Question title={text.add} onClose={onClose} buttons={buttons}>
      {sellables.length === 0 ? (
        <Text>{text.noSellables}</Text>
      ) : (
        <Stack gap="4">
          <Field.Root>
            <Field.Label>{text.choose}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                minH="11"
                value={key}
                onChange={({ target: { value } }) => setKey(value)}
              >
                <Options sellables={sellables} />
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root invalid={isTried && price === undefined} required>
            <Field.Label>{`${text.price} (₫)`}</Field.Label>
            <Input
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Field.ErrorText>{priceWrong()}</Field.ErrorText>
          </Field.Root>
        </Stack>
      )}
    </Question>
  );
}
