import { createContext, useContext } from 'react';

/** A recipe's ingredients serve as many as the recipe does, a menu's lines one. */
const Eaters = createContext(1);
export const EatersProvider = Eaters.Provider;

export const useEaters = (): number => useContext(Eaters);
