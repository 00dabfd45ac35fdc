import { REASON_MAX, type ExpertRecord } from '../../api/experts';
import { adminTexts } from '../../i18n/admin';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { Refusal } from './decisions';

const texts = adminTexts.experts.dialog;

interface RefusalDialogProps {
  decision: Refusal;
  expert: ExpertRecord;
  busy: boolean;
  error: string | null;
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

export function RefusalDialog({ decision, expert, ...rest }: RefusalDialogProps) {
  return (
    <ReasonDialog
      {...rest}
      {...texts[decision]}
      title={texts[decision].title(expert.name)}
      label={texts.reason}
      most={REASON_MAX}
      draftKey={`admin:${decision}:${expert.accountId}`}
    />
  );
}
