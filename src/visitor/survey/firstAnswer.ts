import { SURVEY_PATH } from '../../domain/publicHouse/publicPaths';
import { go } from '../navigation';
import { surveyStore } from '../store';

const GENDER_OF = { '#nu': 'female', '#nam': 'male' } as const;

export function readFirstAnswer(): void {
  const { hash, pathname } = window.location;
  const gender = GENDER_OF[hash as keyof typeof GENDER_OF];
  if (pathname !== SURVEY_PATH || !gender) return;
  go(SURVEY_PATH, { replace: true });
  surveyStore.write({ ...surveyStore.read(), gender });
}
