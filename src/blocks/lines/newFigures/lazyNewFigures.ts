import { part } from '../../../routing/part';
import { laterFrom } from '../../../ui/laterPart';

const newFiguresPart = part(() => import('./NewFigures'));

/** The offer of new figures, which comes when the page stands. */
export const NewFigures = laterFrom(newFiguresPart, (module) => module.NewFigures);
