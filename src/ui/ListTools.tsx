import { Button, Flex, NativeSelect } from '@chakra-ui/react';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <NativeSelect.Root w={{ base: 'full', md: '48' }} flex={{ base: '1', md: 'none' }}>
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

interface ChipsProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function Chips<T extends string>({ label, value, options, onChange }: ChipsProps<T>) {
  return (
    <Flex as="fieldset" aria-label={label} gap="2" wrap="wrap">
      {options.map((option) => (
        <Button
          key={option.value}
          size="sm"
          minH="11"
          borderRadius="full"
          variant={value === option.value ? 'solid' : 'outline'}
          colorPalette={value === option.value ? 'leaf' : 'gray'}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Flex>
  );
}
