/** The two sizes that browser tests run on, and which files need only one of them. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/**
 * Files that run on one size: what they prove is stored, sent, counted or worded, and is the same on the
 * other one. How screens look in both widths is `axeCrawl`'s. On both sizes run `offlineDay`, `desk`, `drag` and
 * `articleBlocks`, where fingers and a mouse, or cards and tables, differ; of these, tests with the tag `@phone` or
 * `@desktop` run on one.
 */
export const ON_PHONE = [
  'accounts',
  'articles',
  'clientMenu',
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
  'tabs',
  'trouble',
  'turning',
  'update',
];

/** The width and height that a file's project leaves to no other, if it runs on one size. */
export function otherSize(file: string): { width: number; height: number } | undefined {
  const runsOn = (names: string[]): boolean =>
    names.some((name) => file.endsWith(`/${name}.e2e.ts`));
  if (runsOn(ON_PHONE)) return DESKTOP.viewport;
  return runsOn(ON_DESKTOP) ? PHONE.viewport : undefined;
}

/**
 * Files that see the product move, as most people do: whole days of work, and all that is dragged, turned or replaced.
 * The others ask for less motion, which spares a tenth of their time: most of what moves is drawn for nobody there.
 */
const WITH_MOTION = ['desk', 'drag', 'phone', 'screens', 'offlineDay', 'turning', 'upgrade'];

export function motionIn(file: string): 'reduce' | 'no-preference' {
  const moves = WITH_MOTION.some((name) => file.endsWith(`/${name}.e2e.ts`));
  return moves ? 'no-preference' : 'reduce';
}
