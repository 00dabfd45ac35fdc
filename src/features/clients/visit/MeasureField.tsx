import { Button, NativeSelect, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { TextField } from '../../../blocks/forms/controls';
import type { FormAccess } from '../../../blocks/forms/FormField';
import { parseNumber } from '../../../blocks/forms/numbers';
import {
  fromStored,
  isFarOff,
  isUnusual,
  MEASURES,
  rangeIn,
  toStored,
  unitOffer,
  listUnits,
  type MeasureKey,
  type MeasureUnit,
  type UnitOffer,
} from '../../../domain/records/measures';
import { clientTexts } from '../../../i18n/clients';
import { labTexts } from '../../../i18n/labs';
import { formsText } from '../../../i18n/forms';
import { formatDate, formatNumber } from '../../../ui/format';
import { numberText } from '../../../ui/numberText';
import type { VisitFormValues } from '../consultationForm';
import { useMeasureUnit } from './useMeasureUnit';

const texts = clientTexts.visits;

interface MeasureFieldProps {
  of: FormAccess<keyof VisitFormValues & string>;
  name: MeasureKey;
  before: { value: number; date: string } | undefined;
}

/** A text that is no number yet stays as it was typed. */
function inUnit(stored: string, unit: MeasureUnit): string {
  const value = parseNumber(stored);
  if (value === undefined || Number.isNaN(value)) return stored;
  return numberText(fromStored(value, unit));
}

function asStored(text: string, unit: MeasureUnit): string {
  const value = parseNumber(text);
  return value === undefined || Number.isNaN(value) ? text : numberText(toStored(value, unit));
}

function UnitChoice(props: {
  name: MeasureKey;
  unit: MeasureUnit;
  onUnit: (unit: string) => void;
}) {
  return (
    <NativeSelect.Root w={{ base: 'full', md: 'auto' }} maxW={{ md: '28' }} variant="plain">
      <NativeSelect.Field
        color="fg.muted"
        h="11"
        borderWidth={{ base: '1px', md: '0' }}
        borderColor="border.emphasized"
        aria-label={texts.unitLabel(MEASURES[props.name].label)}
        value={props.unit.unit}
        onChange={(event) => props.onUnit(event.target.value)}
      >
        {listUnits(props.name).map(({ unit }) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function getHint({ of, name, before }: MeasureFieldProps, unit: MeasureUnit): string | undefined {
  const value = parseNumber(String(of.values[name]));
  const isRare = value !== undefined && !Number.isNaN(value) && isUnusual(name, value);
  if (isRare) return texts.unusual(formatNumber(fromStored(value, unit), unit.digits), unit.unit);
  if (!before) return undefined;
  const then = [formatNumber(fromStored(before.value, unit), unit.digits), formatDate(before.date)];
  const [valueText = '', date = ''] = then;
  return value !== undefined && isFarOff(name, value, before.value)
    ? texts.farOff(valueText, date)
    : texts.before(valueText, date);
}

function rangeText(name: MeasureKey, unit: MeasureUnit): string {
  const { least, most } = rangeIn(name, unit);
  return formsText.errors.range(
    MEASURES[name].label,
    formatNumber(least, unit.digits),
    `${formatNumber(most, unit.digits)} ${unit.unit}`,
  );
}

function Meant(props: {
  name: MeasureKey;
  displayText: string;
  chosen: MeasureUnit;
  onTake: (offer: UnitOffer) => void;
}) {
  const { name, displayText, chosen, onTake } = props;
  const { unit, digits } = MEASURES[name];
  const figure = parseNumber(displayText);
  const offer =
    figure === undefined || Number.isNaN(figure) ? undefined : unitOffer(name, figure, chosen);
  if (!offer) return null;
  const { typed, stored } = offer;
  const own = formatNumber(stored, digits);
  return (
    <Text as="output" display="block" textStyle="sm" mt="1">
      {labTexts.meant(formatNumber(typed, offer.unit.digits), offer.unit.unit, own, unit)}{' '}
      <Button size="sm" minH="11" variant="outline" onClick={() => onTake(offer)}>
        {labTexts.take(offer.unit.unit)}
      </Button>
    </Text>
  );
}

export function MeasureField(props: MeasureFieldProps) {
  const { of, name } = props;
  const { label } = MEASURES[name];
  const { unit, setUnit, isStored } = useMeasureUnit(name);
  // A text that is being typed ("6," on its way to "6,8") is shown as it was typed.
  const [typed, setTyped] = useState({ unit: '', text: '', stored: '' });
  const stored = String(of.values[name]);
  const isTyped = typed.unit === unit.unit && typed.stored === stored;
  const fieldText = isStored ? stored : isTyped ? typed.text : inUnit(stored, unit);
  const several = listUnits(name).length > 1;
  const error = of.errorAt(name);
  const isNumber = !Number.isNaN(parseNumber(stored) ?? 0);
  const keep = (text: string, next: string, typedUnit: string) => {
    setTyped({ unit: typedUnit, text, stored: next });
    of.set(name, next);
  };
  return (
    <>
      <TextField
        label={several || unit.unit === '' ? label : `${label} (${unit.unit})`}
        numeric
        beside={several ? <UnitChoice name={name} unit={unit} onUnit={setUnit} /> : undefined}
        value={fieldText}
        onChange={(text) => keep(text, isStored ? text : asStored(text, unit), unit.unit)}
        onBlur={() => of.leave(name)}
        error={error !== undefined && !isStored && isNumber ? rangeText(name, unit) : error}
        hint={getHint(props, unit)}
      />
      <Meant
        name={name}
        displayText={fieldText}
        chosen={unit}
        onTake={(offer) => {
          setUnit(offer.unit.unit);
          keep(numberText(offer.typed), numberText(offer.stored), offer.unit.unit);
        }}
      />
    </>
  );
}
