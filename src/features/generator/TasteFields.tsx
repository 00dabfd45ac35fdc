import { Box, Flex, Text } from '@chakra-ui/react';
import { generatorText } from '../../i18n/generator';
import { Chips } from '../../ui/ListTools';
import type { TypedWish } from './typedWish';

const text = generatorText.wishes;

interface TasteFieldsProps {
  typed: TypedWish;
  change: (part: Partial<TypedWish>) => void;
}

function Field<T extends string>(props: {
  label: string;
  hint: string;
  value: T;
  words: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
}) {
  const { label, hint, value, words, onChange } = props;
  const options = (Object.keys(words) as T[]).map((one) => ({ value: one, label: words[one] }));
  return (
    <Box>
      <Text fontWeight="medium" textStyle="sm" mb="1">
        {label}
      </Text>
      <Chips label={label} value={value} options={options} onChange={onChange} />
      <Text textStyle="sm" color="fg.muted" mt="1" maxW="72">
        {hint}
      </Text>
    </Box>
  );
}

export function TasteFields({ typed, change }: TasteFieldsProps) {
  const { region, maxMinutes, maxCost } = typed;
  return (
    <Flex gap={{ base: '4', lg: '8' }} wrap="wrap">
      <Field
        label={text.region}
        hint={text.regionHint}
        value={region}
        words={text.regions}
        onChange={(next) => change({ region: next })}
      />
      <Field
        label={text.minutes}
        hint={text.minutesHint}
        value={maxMinutes}
        words={text.minuteLabels}
        onChange={(next) => change({ maxMinutes: next })}
      />
      <Field
        label={text.cost}
        hint={text.costHint}
        value={maxCost}
        words={text.costs}
        onChange={(next) => change({ maxCost: next })}
      />
    </Flex>
  );
}
