import { createContext, useContext, type ReactNode } from 'react';

const FormNotice = createContext<ReactNode>(null);
/** Notices of the app about the document whose form is open; the app sets them. */
export const FormNoticeProvider = FormNotice.Provider;

/** Shown by a form above its fields. */
export function useFormNotice(): ReactNode {
  return useContext(FormNotice);
}
