import { menusText } from '../../../i18n/menus';
import { Notice } from '../../../ui/Notice';

interface DraftNoticeProps {
  /** Whether the device could keep what was typed last. */
  kept: boolean;
  /** Whether the form opened with something that was typed earlier. */
  restored: boolean;
  discard: () => void;
}

/** Says that a form's draft came back, or that it cannot be kept. */
export function DraftNotice({ kept, restored, discard }: DraftNoticeProps) {
  return (
    <>
      {kept ? null : <Notice tone="warning" title={menusText.draftNotKept} />}
      {restored ? (
        <Notice
          tone="info"
          title={menusText.draft.restored}
          action={{ label: menusText.draft.discard, onPress: discard }}
        />
      ) : null}
    </>
  );
}
