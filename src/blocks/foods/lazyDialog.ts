import { lazyFrom, part } from '../../routing/part';

const dialogPart = part(() => import('./OwnFoodDialog'));

/** The form of an own food, which comes when it is first opened. */
export const OwnFoodDialog = lazyFrom(dialogPart, (module) => module.OwnFoodDialog);
