import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { APPEAL_LENGTH, sendAppeal, type Appeal as OwnAppeal } from '../../api/appeals';
import type { Notice } from '../../domain/records/notices';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { appealTexts } from '../../i18n/appeals';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { toaster } from '../../ui/toaster';
import { findOwnAppeal, isAppealed } from './appealable';

const texts = appealTexts.own;

interface AppealProps {
  notice: Notice;
  appeals: readonly OwnAppeal[];
  onSent: () => Promise<void>;
}

function useSend({ notice, onSent }: AppealProps) {
  const action = useAction(appealTexts.what);
  const send = async (text: string): Promise<boolean> => {
    if (text.length < APPEAL_LENGTH.min) {
      toaster.create({ type: 'warning', title: texts.tooShort });
      return false;
    }
    const { about } = notice;
    if (!isAppealed(about)) return false;
    const body = { ...about, text };
    const isSent = await action.run(() => gateway.ask(sendAppeal, { body }));
    if (isSent) toaster.create({ type: 'success', title: texts.sent });
    await onSent();
    return isSent;
  };
  return { ...action, send };
}

function Typing({ onClose, ...props }: AppealProps & { onClose: () => void }) {
  const { busy, error, send } = useSend(props);
  const { id, title = '', updatedAt } = props.notice;
  return (
    <ReasonDialog
      title={texts.title(title)}
      body={texts.body}
      confirm={texts.confirm}
      label={texts.label}
      most={APPEAL_LENGTH.max}
      draftKey={`appeal:${id}:${updatedAt}`}
      busy={busy}
      error={error}
      onConfirm={async (text) => {
        const isSent = await send(text);
        if (isSent) onClose();
        return isSent;
      }}
      onClose={onClose}
    />
  );
}

export function Appeal(props: AppealProps) {
  const { notice, appeals } = props;
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
      {isOpen ? <Typing {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
