import { lazyFrom, part } from '../../../routing/part';

const newFiguresPart = part(() => import('./NewFigures'));

/** The offer of new figures, which comes when the page stands. */
export const NewFigures = lazyFrom(newFiguresPart, (module) => module.NewFigures);
