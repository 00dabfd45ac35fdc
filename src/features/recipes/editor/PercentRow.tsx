import { Box, CloseButton, Flex, Slider, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tabular } from '../../../ui/theme';

interface PercentRowProps {
  name: string;
  percent: number;
  most: number;
  step: number;
  label: string;
  removeLabel: string;
  onPercent: (percent: number | undefined) => void;
  children?: ReactNode;
}

export function PercentRow(props: PercentRowProps) {
  const { name, percent, most, step, label, removeLabel, onPercent, children } = props;
  return (
    <Box as="li">
      <Flex gap="3" align="center" wrap="wrap">
        <Text flex="1" minW="32">
          {name}
        </Text>
        <Slider.Root
          flex="2"
          minW="40"
          colorPalette="leaf"
          min={0}
          max={most}
          step={step}
          value={[percent]}
          aria-label={[label]}
          onValueChange={({ value }) => onPercent(value[0] ?? 0)}
        >
          <Slider.Control>
            <Slider.Track>
              <Slider.Range />
            </Slider.Track>
            <Slider.Thumbs boxSize="6" />
          </Slider.Control>
        </Slider.Root>
        <Text w="14" textAlign="right" css={tabular}>
          {percent} %
        </Text>
        <CloseButton boxSize="11" aria-label={removeLabel} onClick={() => onPercent(undefined)} />
      </Flex>
      {children}
    </Box>
  );
}
