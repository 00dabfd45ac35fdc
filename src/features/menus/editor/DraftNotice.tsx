import { menusText } from '../../../i18n/menus';
import { Notice } from '../../../ui/Notice';

interface DraftNoticeProps {
  kept: boolean;
  restored: boolean;
  discard: () => void;
}

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
