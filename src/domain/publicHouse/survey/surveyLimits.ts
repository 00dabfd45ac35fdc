export const SURVEY_LIMITS = { words: 12, wordLength: 80, textLength: 1000 } as const;
