import type { Comparison, TargetLevel } from '../../domain/verdict/compare';
import { nutritionPanelText } from '../../i18n/nutritionPanel';

/** The one colour of a figure beside its limit: what misses it, and what may miss it by choice. */
export const LEVEL_TONES: Partial<Record<TargetLevel, 'fg.error' | 'fg.warning' | 'fg.info'>> = {
  high: 'fg.error',
  low: 'fg.warning',
  near: 'fg.warning',
  yielded: 'fg.info',
};

export const YIELDED_TEXT = 'var(--chakra-colors-fg-info)';

/** Striped, so that it is told from every other bar without its colour. */
export const YIELDED_BAR =
  'repeating-linear-gradient(135deg, var(--chakra-colors-fg-info) 0 0.25rem, transparent 0.25rem 0.4rem)';

/** `cao`, `đạt`, `vượt, đã cho nhường`. */
export function levelWord({ level, beyond }: Comparison): string {
  const { levels, yielded } = nutritionPanelText;
  return level === 'yielded' && beyond ? yielded[beyond] : levels[level];
}
