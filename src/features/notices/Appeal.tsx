import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Appeal as OwnAppeal } from '../../api/appeals';
import type { Notice } from '../../domain/records/notices';
import { appealTexts } from '../../i18n/appeals';
import { laterPart } from '../../ui/laterPart';
import { findOwnAppeal } from './appealable';

const texts = appealTexts.own;

const AppealDialog = laterPart(async () => (await import('./AppealDialog')).AppealDialog);

interface AppealProps {
  notice: Notice;
  appeals: readonly OwnAppeal[];
  onSent: () => Promise<void>;
}

export function Appeal({ notice, appeals, onSent }: AppealProps) {
  const [isOpen, setOpen] = useState(false);
  const own = findOwnAppeal(notice, appeals);
  if (own) return <Text color="fg.muted">{own.answer ? texts.closed : texts.waiting}</Text>;
  return (
    <>
      <Button
        alignSelf="start"
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={texts.title(notice.title ?? '')}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen ? (
        <AppealDialog notice={notice} onSent={onSent} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
