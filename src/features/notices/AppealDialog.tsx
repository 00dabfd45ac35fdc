import { APPEAL_LENGTH, sendAppeal } from '../../api/appeals';
import type { Notice } from '../../domain/records/notices';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { appealTexts } from '../../i18n/appeals';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { toaster } from '../../ui/toaster';
import { isAppealed } from './appealable';

const texts = appealTexts.own;

interface AppealDialogProps {
  notice: Notice;
  onSent: () => Promise<void>;
  onClose: () => void;
}

function useSend({ notice, onSent }: Omit<AppealDialogProps, 'onClose'>) {
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

export function AppealDialog({ onClose, ...props }: AppealDialogProps) {
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
