import { part } from '../../routing/part';
import { laterFrom } from '../../ui/laterPart';

const dialogPart = part(() => import('./OwnFoodDialog'));

export const OwnFoodDialog = laterFrom(dialogPart, (module) => module.OwnFoodDialog);
