import { useEffect, useState } from 'react';
import type { SurveyDraft } from '../../domain/publicHouse/survey/answers';
import { surveyStore } from '../store';

/** The answers of this device, which several tabs may have open. */
export function useSurveyDraft() {
  const [draft, setDraft] = useState<SurveyDraft>(surveyStore.read);
  useEffect(() => surveyStore.watch(setDraft), []);
  const replace = (next: SurveyDraft): void => {
    setDraft(next);
    if (Object.keys(next).length > 0) surveyStore.write(next);
    else surveyStore.clear();
  };
  const set = (changes: SurveyDraft): void => replace({ ...surveyStore.read(), ...changes });
  return { draft, set, replace };
}
