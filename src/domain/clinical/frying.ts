import { ADULT_FROM } from './recognise';
import { triglycerideClass } from './serum';
import type { PersonFacts } from './types';

/** Triglycerides of an adult so high that fat itself is cut (NLA 2015). */
export const isFatVeryHigh = (facts: PersonFacts): boolean =>
  !(facts.age !== undefined && facts.age < ADULT_FROM) &&
  ['veryHigh', 'extreme'].includes(triglycerideClass(facts) ?? '');

/** Who is advised to eat fried dishes seldom; no guideline names a figure. */
export const eatsFewFried = (facts: PersonFacts): boolean =>
  facts.conditions.has('obesity') || isFatVeryHigh(facts);
