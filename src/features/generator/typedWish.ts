import type { MealSlot } from '../../domain/food/storedLines';
import type { generatorText } from '../../i18n/generator';

type Texts = typeof generatorText.wishes;

export interface TypedWish {
  days: string;
  startDate: string;
  slots: readonly MealSlot[];
  refused: string[];
  region: keyof Texts['regions'];
  maxMinutes: keyof Texts['minuteLabels'];
  maxCost: keyof Texts['costs'];
}
