import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const FormNotice = createContext<ReactNode>(null);
/** What the app has to say about the document whose form is open; the app sets it. */
export const FormNoticeProvider = FormNotice.Provider;

/** Shown by a form above its fields. */
export function useFormNotice(): ReactNode {
  return useContext(FormNotice);
}
