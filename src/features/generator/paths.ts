export const GENERATOR_PATHS = {
  page: '/expert/generator',
  forClient: (client: string) => `/expert/generator?client=${client}`,
  forOrder: (client: string, start: string, slots: readonly string[]) =>
    `/expert/generator?client=${client}&start=${start}&meals=${slots.join('.')}`,
} as const;
