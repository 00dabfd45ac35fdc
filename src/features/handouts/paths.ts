/** Addresses of what a client takes home (specification, section 2). */
export const HANDOUT_PATHS = {
  print: '/expert/print-daily-menu',
  printMenu: (id: string) => `/expert/print-daily-menu?id=${id}`,
  shopping: (id: string) => `/expert/print-daily-menu?id=${id}&as=shopping`,
  plan: '/expert/print-plan',
  printPlan: (id: string) => `/expert/print-plan?id=${id}`,
  shoppingOfPlan: (id: string) => `/expert/print-plan?id=${id}&as=shopping`,
  printRecipe: '/expert/print-recipe',
  printRecipeOf: (id: string) => `/expert/print-recipe?id=${id}`,
  progress: '/expert/print-progress',
  progressOf: (client: string) => `/expert/print-progress?id=${client}`,
  email: (id: string) => `/expert/daily-menus/${id}/email`,
  emailRecipe: (id: string) => `/expert/recipes/${id}/email`,
  emailPlan: (id: string) => `/expert/plans/${id}/email`,
  practice: '/expert/practice',
  fee: '/expert/fee',
  feeOf: (client: string) => `/expert/fee?client=${client}`,
} as const;
