export const AI_PATHS = {
  panel: '/expert/ai',
  about: (client: string) => `/expert/ai?client=${client}`,
  planFor: (client: string) => `/expert/ai?client=${client}&tool=plan`,
} as const;
