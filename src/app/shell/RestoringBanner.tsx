import { Button } from '@chakra-ui/react';
import { CloudDownload, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadingText } from '../../i18n/loading';
import { useSyncActions } from '../../sync/react';
import { Banner } from './Banner';

const text = loadingText.restoring;

/** Milliseconds; what comes sooner needs no words. */
const LONG_MS = 3000;

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function ComingBanner() {
  if (!useLate()) return null;
  return <Banner icon={<CloudDownload size={18} aria-hidden />}>{text.banner}</Banner>;
}

function CutBanner() {
  const { retryNow } = useSyncActions();
  return (
    <Banner
      icon={<CloudOff size={18} aria-hidden />}
      title={text.cut}
      action={
        <Button size="sm" variant="outline" colorPalette="turmeric" onClick={retryNow}>
          {text.again}
        </Button>
      }
    >
      {text.cutHint}
    </Banner>
  );
}

export function RestoringBanner({ state }: { state: 'coming' | 'cut' }) {
  return state === 'cut' ? <CutBanner /> : <ComingBanner />;
}
