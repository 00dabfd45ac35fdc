import { createContext, useContext } from 'react';

/** For how many people the lines around are: a recipe's ingredients serve as many as it does, a menu's lines one. */
const Eaters = createContext(1);
export const EatersProvider = Eaters.Provider;

/** How many people eat of the lines around. */
export const useEaters = (): number => useContext(Eaters);
