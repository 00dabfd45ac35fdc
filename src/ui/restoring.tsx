import { Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { createContext, use, type ReactNode } from 'react';
import { loadingText } from '../i18n/loading';

/** Of this device's data: all is here, some is coming, or some is missing and cannot come now. */
export type Restoring = 'here' | 'coming' | 'cut';

const RestoringContext = createContext<Restoring>('here');
export const RestoringProvider = RestoringContext.Provider;

export const useRestoringState = (): Restoring => use(RestoringContext);

/** Whether something of the data may be missing on this device. */
export const useRestoring = (): boolean => useRestoringState() !== 'here';

/** Children say that there is nothing; which is not so where something is missing. */
export function NothingYet({ children }: { children: ReactNode }) {
  const restoring = useRestoringState();
  if (restoring === 'here') return children;
  if (restoring === 'cut') return <Text color="fg.muted">{loadingText.restoring.cutEmpty}</Text>;
  return (
    <Stack gap="3" aria-busy>
      <VisuallyHidden as="output">{loadingText.restoring.title}</VisuallyHidden>
      <Skeleton h="24" />
      <Skeleton h="24" />
      <Skeleton h="24" />
    </Stack>
  );
}
