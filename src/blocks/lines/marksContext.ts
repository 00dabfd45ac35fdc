import { createContext, useContext } from 'react';
import type { FoodMark } from '../../domain/verdict/marks';
import type { MenuItem } from '../../domain/collections/shared/lines';

export type MarkLine = (line: Pick<MenuItem, 'name' | 'snapshot'>) => readonly FoodMark[];

const none: MarkLine = () => [];

/** Marks lines for the person who eats them; keeps its identity while the person is the same. */
const Marks = createContext<MarkLine>(none);
export const MarksProvider = Marks.Provider;

export const useMarkLine = (): MarkLine => useContext(Marks);
