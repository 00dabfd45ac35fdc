import { Box } from '@chakra-ui/react';
import type { YieldedSides } from '../../domain/clinical/limits';
import type { NutrientTotal } from '../../domain/nutrition/totals';

const [LEAST, MOST] = [0.8, 1.2];
const BANDS = [
  { to: 0.9, colour: 'chilli.muted' },
  { to: 0.95, colour: 'turmeric.muted' },
  { to: 1.05, colour: 'leaf.solid' },
  { to: 1.1, colour: 'turmeric.muted' },
  { to: MOST, colour: 'chilli.muted' },
] as const;

const computePosition = (share: number) =>
  ((Math.min(Math.max(share, LEAST), MOST) - LEAST) / (MOST - LEAST)) * 100;

interface EnergyGaugeProps {
  total: NutrientTotal | undefined;
  /** kcal. */
  target: number | undefined;
  yielded?: YieldedSides | undefined;
}

/** A side that gives way by choice has no colour of a fault, and the middle none of what is reached. */
function getColour(to: number, colour: string, { minimum, maximum }: YieldedSides): string {
  const side = to <= 0.95 ? minimum : to > 1.05 ? maximum : (minimum ?? maximum);
  return side === undefined ? colour : 'bg.emphasized';
}

export function EnergyGauge({ total, target, yielded = {} }: EnergyGaugeProps) {
  if (!total || target === undefined || !(target > 0)) return null;
  return (
    <Box position="relative" h="3" aria-hidden>
      <Box display="flex" h="1.5" mt="0.75" borderRadius="full" overflow="hidden">
        {BANDS.map(({ to, colour }, index) => (
          <Box
            key={to}
            bg={getColour(to, colour, yielded)}
            style={{
              width: `${computePosition(to) - computePosition(BANDS[index - 1]?.to ?? LEAST)}%`,
            }}
          />
        ))}
      </Box>
      <Box
        position="absolute"
        top="-0.5"
        w="1"
        h="3.5"
        ms="-0.5"
        borderRadius="full"
        bg="fg"
        outline="2px solid"
        outlineColor="bg.panel"
        style={{ left: `${computePosition(total.known / target)}%` }}
      />
    </Box>
  );
}
