import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { createContext, use, type ReactNode } from 'react';
import { loadingText } from '../i18n/loading';

const Restoring = createContext(false);
/** Whether this device still fetches what the account has; the app sets it. */
export const RestoringProvider = Restoring.Provider;

/** Tells whether the device still fetches its first data. */
export const useRestoring = (): boolean => use(Restoring);

/** Text of an empty list; while the device fetches its first data nobody can know that it is empty. */
export function NothingYet({ children }: { children: ReactNode }) {
  if (!useRestoring()) return children;
  return (
    <Stack gap="3" aria-busy>
      <VisuallyHidden as="output">{loadingText.restoring.title}</VisuallyHidden>
      <Skeleton h="24" />
      <Skeleton h="24" />
      <Skeleton h="24" />
    </Stack>
  );
}
