import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { createContext, use, type ReactNode } from 'react';
import { loadingText } from '../i18n/loading';

const Restoring = createContext(false);
export const RestoringProvider = Restoring.Provider;

export const useRestoring = (): boolean => use(Restoring);

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
