import type { LocalData } from '../../../data/types';
import { PRACTICE_ID, type Practice } from '../../../domain/records/practices';
import { addressProblem } from '../../../domain/accounts/mail';
import { handoutsText } from '../../../i18n/handouts';

const text = handoutsText.practice;

export const PRACTICE_TEXTS = [
  'name',
  'tagline',
  'expertName',
  'phone',
  'email',
  'address',
  'footer',
  'colour',
  'bankBin',
  'bankAccount',
  'bankHolder',
] as const;
type TextName = (typeof PRACTICE_TEXTS)[number];

export type PracticeValues = Record<TextName, string> & { logo: string; autoEmail: boolean };

export function practiceValues(practice: Practice | undefined): PracticeValues {
  const texts = Object.fromEntries(PRACTICE_TEXTS.map((name) => [name, practice?.[name] ?? '']));
  return {
    ...(texts as Record<TextName, string>),
    logo: practice?.logo ?? '',
    autoEmail: practice?.autoEmail === true,
  };
}

export function practiceFields(values: PracticeValues): Partial<Practice> {
  const typed = PRACTICE_TEXTS.map((name) => [name, values[name].trim()] as const);
  const texts = Object.fromEntries(typed.filter(([, value]) => value !== ''));
  const { logo, autoEmail } = values;
  return { ...texts, ...(logo === '' ? {} : { logo }), ...(autoEmail ? { autoEmail } : {}) };
}

export function practiceErrors(values: PracticeValues): Partial<Record<TextName, string>> {
  const account = values.bankAccount.trim();
  const isHalf = (account === '') !== (values.bankBin === '');
  return {
    ...(values.email.trim() !== '' && addressProblem(values.email) ? { email: text.badEmail } : {}),
    ...(account !== '' && !/^[A-Za-z0-9]{1,19}$/.test(account)
      ? { bankAccount: text.badAccount }
      : {}),
    ...(isHalf ? { bankAccount: text.needBoth } : {}),
  };
}

export async function savePractice(
  data: Pick<LocalData, 'practices' | 'newBase'>,
  opened: PracticeValues,
  values: PracticeValues,
): Promise<void> {
  const fields = practiceFields(values);
  if (!(await data.practices.get(PRACTICE_ID))) {
    await data.practices.insert({ ...data.newBase(), id: PRACTICE_ID, ...fields });
    return;
  }
  const before: Partial<Practice> = practiceFields(opened);
  await data.practices.update(PRACTICE_ID, (current) => {
    const next: Record<string, unknown> = { ...current };
    for (const name of [...PRACTICE_TEXTS, 'logo', 'autoEmail'] as const) {
      if (fields[name] === before[name]) continue;
      if (fields[name] === undefined) delete next[name];
      else next[name] = fields[name];
    }
    return next as unknown as Practice;
  });
}
