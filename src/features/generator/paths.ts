/** Address of the generator of days. */
export const GENERATOR_PATHS = {
  page: '/expert/generator',
  /** For a client who is chosen already. */
  forClient: (client: string) => `/expert/generator?client=${client}`,
} as const;
