import { createContext } from 'react';

/** What stays in reach while a dialog is open; the app sets it. */
export const BesideDialogs = createContext<(() => Element | null)[]>([]);
