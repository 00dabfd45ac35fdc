import { Button } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { outdatedTexts as texts } from '../../i18n/outdated';
import { updateNow } from '../../platform/updateNow';
import { toaster } from '../../ui/toaster';
import { Banner } from '../shell/Banner';
import { noteUpdateNeeded } from './updateNeeded';

async function update(): Promise<void> {
  const isTaken = await updateNow().catch(() => false);
  if (!isTaken) toaster.create({ title: texts.none, type: 'warning' });
}

export default function OutdatedBanner() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    noteUpdateNeeded(true);
    return () => noteUpdateNeeded(false);
  }, []);
  return (
    <Banner
      icon={<RefreshCw size={18} aria-hidden />}
      more={texts.more}
      action={
        <Button
          size="sm"
          colorPalette="turmeric"
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void update().finally(() => setBusy(false));
          }}
        >
          {texts.update}
        </Button>
      }
    >
      {texts.short}
    </Banner>
  );
}
