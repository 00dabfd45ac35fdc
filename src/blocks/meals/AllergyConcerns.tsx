import { Field, Stack, Text, Textarea } from '@chakra-ui/react';
import type { Concern } from '../../domain/clinical/allergens/concerns';
import { menusText } from '../../i18n/menus';
import { allergyHarms } from '../harm/allergyHarms';

const text = menusText.allergies;
const LONGEST = 2000;

interface AllergyConcernsProps {
  concerns: readonly Concern[];
  reason: string;
  onReason: (reason: string) => void;
  missing: boolean;
}

export function AllergyConcerns({ concerns, reason, onReason, missing }: AllergyConcernsProps) {
  return (
    <>
      <Stack as="ul" ps="5" gap="0.5" color="fg.error">
        {allergyHarms(concerns).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Stack>
      <Field.Root invalid={missing}>
        <Field.Label>{text.reason}</Field.Label>
        <Textarea
          value={reason}
          maxLength={LONGEST}
          onChange={(event) => onReason(event.target.value)}
        />
        <Field.ErrorText>{text.needReason}</Field.ErrorText>
      </Field.Root>
    </>
  );
}

export function PossibleConcerns({ texts, title }: { texts: readonly string[]; title?: string }) {
  if (texts.length === 0) return null;
  return (
    <>
      {title === undefined ? null : <Text>{title}</Text>}
      <Stack as="ul" ps="5" gap="0.5" color="fg.warning">
        {texts.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Stack>
    </>
  );
}
