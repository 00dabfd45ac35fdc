import { dateText } from '../../domain/text/days';
import type { MissingMoonDays } from '../../domain/clinical/customs/moonDays';
import type { ChayFoods, ChayRule, Custom } from '../../domain/clinical/customs/types';
import { isKeptInPart } from '../../domain/clinical/customs/refused';
import { mealsField } from '../../domain/food/storedLines';
import { customsText as texts } from '../../i18n/customs';

const list = (days: readonly number[]): string => days.join(', ');

function ruleText({ days, months, weekdays }: ChayRule): string {
  if (weekdays) return weekdays.map((day) => texts.weekdayNames[day] ?? '').join(', ');
  if (days && months) return texts.daysIn(list(days), list(months));
  if (days) return texts.days(list(days));
  return months ? texts.months(list(months)) : texts.everyDay;
}

const lunarDay = (day: number): string => texts.moon.days[day] ?? texts.moon.day(day);

function moonRuleText({ days, months }: ChayRule): string {
  const named = [...(days ?? [])].sort((a, b) => b - a).map(lunarDay);
  const of = months ? texts.months(list(months)) : '';
  return [named.join(', '), of].filter(Boolean).join(' ');
}

/** `Tuần này không có ngày rằm, mồng một. Gần nhất: mồng một, 09/12/2026.` @param days that are planned */
export function moonText({ rules, next }: MissingMoonDays, days: number): string {
  const { missing, week, span, next: nextText } = texts.moon;
  const missingDays = missing(days === 7 ? week : span(days), rules.map(moonRuleText).join('; '));
  return next
    ? `${missingDays} ${nextText(lunarDay(next.lunarDay), dateText(next.date))}`
    : missingDays;
}

const FOODS = ['egg', 'milk', 'pungent'] as const;

function foodText(food: (typeof FOODS)[number], foods: ChayFoods): string {
  const { yes, no, unsaid } = texts.foods[food];
  const is = foods[food];
  return is === undefined ? unsaid : is ? yes : no;
}

function bareText(custom: Custom): string {
  switch (custom.kind) {
    case 'chay': {
      const foods = FOODS.map((food) => foodText(food, custom)).filter(Boolean);
      return `${texts.chay} ${custom.on.map(ruleText).join('; ')} · ${foods.join(', ')}`;
    }
    case 'texture':
      return texts.texture[custom.texture];
    case 'region':
      return custom.place === 'hue' ? texts.hue : texts.region[custom.region];
    case 'shift':
      return texts.night;
    case 'mealHour':
      return texts.hour(mealsField.merge.slots[custom.slot], custom.time);
    case 'avoid': {
      const refused = texts.degree[custom.degree](custom.food);
      const days = custom.on ? ` ${custom.on.map(ruleText).join('; ')}` : '';
      return isKeptInPart(custom.food)
        ? `${refused}${days} (${texts.inPart})`
        : `${refused}${days}`;
    }
    case 'money':
      return texts.money;
    case 'smallMeals':
      return texts.smallMeals;
  }
}

/** "Ăn chay ngày 1, 15 âm lịch · ăn trứng, sữa: chưa ghi (đến hết 31/07/2027)". */
export function customText(custom: Custom): string {
  const { until } = custom;
  if (!until) return bareText(custom);
  const end = 'date' in until ? texts.until(dateText(until.date)) : texts.whilePregnant;
  return `${bareText(custom)} (${end})`;
}
