import { createContext } from 'react';
import type { LibraryEntry } from '../../../domain/records/library';

type AskServer = (query: string, signal: AbortSignal) => Promise<readonly LibraryEntry[]>;

export const LiveSearchContext = createContext<AskServer | null>(null);
export const LiveSearchProvider = LiveSearchContext.Provider;
