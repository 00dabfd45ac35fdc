import { createContext } from 'react';

/** Elements that stay in reach while a dialog is open; the app sets them. */
export const BesideDialogs = createContext<(() => Element | null)[]>([]);
