import { menusText } from '../../../i18n/menus';
import { Notice } from '../../../ui/Notice';

interface DraftNoticeProps {
  isStored: boolean;
  restored: boolean;
  discard: () => void;
}

export function DraftNotice({ isStored, restored, discard }: DraftNoticeProps) {
  return (
    <>
      {isStored ? null : <Notice tone="warning" title={menusText.draftNotKept} />}
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
