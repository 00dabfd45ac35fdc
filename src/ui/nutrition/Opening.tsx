import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { nutritionPanelText } from '../../i18n/nutritionPanel';

/** Draws the day's lines that contribute a nutrient. Must keep its identity between renders. */
export type NutrientDetail = (nutrient: NutrientKey) => ReactNode;

const Detail = createContext<NutrientDetail | undefined>(undefined);
export const NutrientDetailProvider = Detail.Provider;

/** @returns the bare name and no lines when no `NutrientDetailProvider` is above */
export function useOpening(nutrient: NutrientKey): { name: ReactNode; lines: ReactNode } {
  const detail = useContext(Detail);
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = NUTRIENT_LABELS[nutrient];
  if (!detail) return { name: label, lines: null };
  const name = (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="8"
      cursor="pointer"
      textAlign="start"
      aria-expanded={open}
      aria-controls={id}
      title={nutritionPanelText.bringing(label)}
      onClick={() => setOpen(!open)}
    >
      {label}
      <Box as="span" color="fg.muted" transform={open ? 'rotate(180deg)' : undefined}>
        <ChevronDown size={14} aria-hidden />
      </Box>
    </chakra.button>
  );
  const lines = (
    <Box id={id} flexBasis="full" w="full" hidden={!open} py={open ? '1' : undefined}>
      {open ? detail(nutrient) : null}
    </Box>
  );
  return { name, lines };
}
