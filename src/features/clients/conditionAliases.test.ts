import { expect, it } from 'vitest';
import { clientTexts } from '../../i18n/clients';
import { conditionAliases } from '../../i18n/conditionAliases';
import { matchSuggestions } from '../../ui/tags';

const { medicalConditions } = clientTexts.suggestions;

it.each([
  ['tiểu đường', 'Đái tháo đường típ 2'],
  ['ĐTĐ', 'Đái tháo đường típ 2'],
  ['suy thận', 'Bệnh thận mạn'],
  ['ckd', 'Bệnh thận mạn'],
  ['cao huyết', 'Tăng huyết áp'],
  ['mang thai', 'Thai kỳ'],
])('A8 who types “%s” is offered “%s” first', (typed, offered) =>
  expect(matchSuggestions(medicalConditions, [], typed, conditionAliases)[0]).toBe(offered),
);
