import { part } from '../../../routing/part';
import { laterFrom } from '../../../ui/laterPart';

const newFiguresPart = part(() => import('./NewFigures'));

export const NewFigures = laterFrom(newFiguresPart, (module) => module.NewFigures);
