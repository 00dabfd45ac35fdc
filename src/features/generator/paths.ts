/** Address of the generator of days. */
export const GENERATOR_PATHS = {
  page: '/expert/generator',
  /** For a client who is chosen already. */
  forClient: (client: string) => `/expert/generator?client=${client}`,
  /** For a paid order: its client, first day and meals. */
  forOrder: (client: string, start: string, slots: readonly string[]) =>
    `/expert/generator?client=${client}&start=${start}&meals=${slots.join('.')}`,
} as const;
