export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/**
 * These files prove things that are stored, sent, counted or worded, and are the same on both sizes; screens at both widths are
 * `axeCrawl`'s.
 */
export const ON_PHONE = [
  'accounts',
  'articles',
  'clientMenu',
  'clientRights',
  'conflicts',
  'cookbookLimits',
  'cookbookTrouble',
  'entries',
  'exchange',
  'figures',
  'missingPart',
  'newerWords',
  'ownFoods',
  'phone',
  'imageWays',
  'publicMenu',
  'recall',
  'recipeUses',
  'restoring',
  'syncCentre',
  'visit',
];
export const ON_DESKTOP = [
  'axeCrawl',
  'axePlatform',
  'deskTrouble',
  'drafts',
  'foodReview',
  'handouts',
  'numbers',
  'passkeys',
  'picker',
  'images',
  'plans',
  'practice',
  'publicHouse',
  'recipeImport',
  'recipes',
  'safety',
  'screens',
  'security',
  'sharedImages',
  'tabs',
  'trouble',
  'turning',
  'update',
];

export function otherSize(file: string): { width: number; height: number } | undefined {
  const runsOn = (names: string[]): boolean =>
    names.some((name) => file.endsWith(`/${name}.e2e.ts`));
  if (runsOn(ON_PHONE)) return DESKTOP.viewport;
  return runsOn(ON_DESKTOP) ? PHONE.viewport : undefined;
}

/** Files that need motion. The others ask for reduced motion, which saves a tenth of their time. */
const WITH_MOTION = ['desk', 'drag', 'phone', 'screens', 'offlineDay', 'turning', 'upgrade'];

export function motionIn(file: string): 'reduce' | 'no-preference' {
  const moves = WITH_MOTION.some((name) => file.endsWith(`/${name}.e2e.ts`));
  return moves ? 'no-preference' : 'reduce';
}
