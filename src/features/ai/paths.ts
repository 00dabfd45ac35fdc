/** Addresses of the helper. */
export const AI_PATHS = {
  panel: '/expert/ai',
  /** About a client who is chosen already. */
  about: (client: string) => `/expert/ai?client=${client}`,
  /** Dishes for a client's days. */
  planFor: (client: string) => `/expert/ai?client=${client}&tool=plan`,
} as const;
