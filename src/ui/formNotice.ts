import { createContext, useContext, type ReactNode } from 'react';

const FormNotice = createContext<ReactNode>(null);
export const FormNoticeProvider = FormNotice.Provider;

export function useFormNotice(): ReactNode {
  return useContext(FormNotice);
}
