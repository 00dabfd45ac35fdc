import { allergyPhrase } from '../../../domain/clinical/allergens/phrase';
import { CONDITION_NAMES } from '../../../domain/clinical/types';
import { NUTRIENT_LABELS } from '../../../domain/food/nutrients';
import type { FitReason } from '../../../domain/verdict/fit';
import { lineText } from '../../../domain/verdict/say';
import { clinicalText } from '../../../i18n/clinical';
import { formatNumber } from '../../../ui/format';
import { amountText, originText } from '../../../ui/nutrition/limitTexts';

const text = clinicalText.fit;
const MOST = 3;

function list(words: readonly string[]): string {
  const listText = words.slice(0, MOST).join(', ');
  return words.length > MOST ? `${listText}, …` : listText;
}

function allergyText(allergies: readonly string[], foods: readonly string[]): string {
  const words = allergies.map(allergyPhrase).join(', ');
  return text.allergy(words.charAt(0).toLocaleUpperCase('vi') + words.slice(1), list(foods));
}

function differenceText(reason: Extract<FitReason, { difference: number }>): string {
  const value = formatNumber(Math.abs(reason.difference), 0);
  const target = formatNumber(reason.target, 0);
  const over = reason.difference > 0;
  if (reason.kind === 'energy')
    return over ? text.energyOver(value, target) : text.energyUnder(value, target);
  return over ? text.proteinOver(value, target) : text.proteinUnder(value, target);
}

const stageText = (reason: Extract<FitReason, { kind: 'stage' | 'missingStage' }>): string =>
  reason.kind === 'stage'
    ? text.stage(text.stages[reason.menu])
    : text.missingStage(text.stages[reason.client]);

const limitReasonText = (reason: Extract<FitReason, { kind: 'over' | 'under' }>): string =>
  text[reason.kind](
    NUTRIENT_LABELS[reason.nutrient],
    amountText(reason.nutrient, reason.value),
    amountText(reason.nutrient, reason.bound),
    originText(reason.origin),
  );

export function fitText(reason: FitReason): string {
  switch (reason.kind) {
    case 'allergy':
      return allergyText(reason.words, reason.foods);
    case 'mayAllergy':
    case 'restriction':
    case 'medicine':
      return text[reason.kind](reason.words.join(', '), list(reason.foods));
    case 'notVegetarian':
    case 'vegetarianMenu':
      return text[reason.kind];
    case 'stage':
    case 'missingStage':
      return stageText(reason);
    case 'foreignCondition':
      return text.foreignCondition(reason.conditions.map((id) => CONDITION_NAMES[id]).join('; '));
    case 'otherDiet':
      return text.otherDiet(reason.code);
    case 'energy':
    case 'protein':
      return differenceText(reason);
    case 'over':
    case 'under':
      return limitReasonText(reason);
    case 'verdict':
      return lineText(reason.line);
    case 'saltUnknown':
      return text.saltUnknown(list(reason.foods));
    case 'noLoss':
      return text.noLoss[reason.why];
    case 'otherAge':
      return text.otherAge(reason.ages.join('–'), String(reason.client));
    default:
      return text[reason.kind][reason.menu];
  }
}
