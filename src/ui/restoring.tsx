import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { loadingText } from '../i18n/loading';

const Restoring = createContext(false);
/** Whether this device still fetches what the account has; the app sets it. */
export const RestoringProvider = Restoring.Provider;

/** Whether what is here is not all yet. */
export const useRestoring = (): boolean => use(Restoring);

/** What a list says when it is empty; while the device fetches its first data nobody can know that. */
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
