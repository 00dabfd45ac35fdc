import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useLiveState } from '../../../data/react';
import { watchRestoreProgress, watchHasCatalogue } from '../../../data/restoreProgress';
import type { OpenLocalData } from '../../../data/openLocalData';
import { loadingText } from '../../../i18n/loading';
import { useSyncStatus } from '../../../sync/react';
import { formatNumber } from '../../../ui/format';
import { LoadingScreen, type LoadingStep } from '../../../ui/LoadingScreen';

const text = loadingText.restoring;

export interface RestoreScreenProps {
  local: OpenLocalData;
  onLeave: () => void;
}

export default function RestoreScreen({ local, onLeave }: RestoreScreenProps) {
  const { online } = useSyncStatus();
  const arrived = useLiveState(() => watchRestoreProgress(local), [local]).value ?? 0;
  const hasCatalogue = useLiveState(() => watchHasCatalogue(local), [local]).value ?? false;
  const steps = useMemo((): LoadingStep[] => {
    const note = arrived > 0 ? { note: text.arrived(formatNumber(arrived, 0)) } : {};
    return [
      { label: text.connect, state: online ? 'done' : 'now' },
      { label: text.documents, state: online ? 'now' : 'later', ...note },
      { label: text.catalogue, state: hasCatalogue ? 'done' : online ? 'now' : 'later' },
    ];
  }, [online, arrived, hasCatalogue]);
  return (
    <LoadingScreen
      title={text.title}
      hint={text.hint}
      steps={steps}
      onLeave={onLeave}
      action={
        <Button variant="outline" colorPalette="gray" onClick={onLeave}>
          {text.leave}
        </Button>
      }
    />
  );
}
