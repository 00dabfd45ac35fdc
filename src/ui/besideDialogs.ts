import { createContext } from 'react';

export const BesideDialogs = createContext<(() => Element | null)[]>([]);
