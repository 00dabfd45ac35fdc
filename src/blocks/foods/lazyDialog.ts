import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';

const dialogPart = part(() => import('./OwnFoodDialog'));

/** The form of an own food, which comes when it is first opened. */
export const OwnFoodDialog = laterFrom(dialogPart, (module) => module.OwnFoodDialog);
