import { Button } from '@chakra-ui/react';
import { CopyX, DatabaseZap, LockKeyhole } from 'lucide-react';
import { NewerDatabase } from '../../data/opening/version';
import { DataSealed } from '../../data/sealing/note';
import { session } from '../../gateway/browserSession';
import { StorageFull } from '../../data/types';
import { common } from '../../i18n/common';
import { FullMessage } from '../FullMessage';

const texts = common.start;

export function OldTabOpen() {
  return (
    <FullMessage alone icon={<CopyX size={28} />} title={texts.waitingTitle} actions={null}>
      <output>{texts.waitingBody}</output>
    </FullMessage>
  );
}

function SealedPage() {
  return (
    <FullMessage
      alone
      icon={<LockKeyhole size={28} />}
      title={texts.sealedTitle}
      actions={
        <Button colorPalette="leaf" onClick={() => void session.logout()}>
          {common.locked.sessionAction}
        </Button>
      }
    >
      {texts.sealedBody}
    </FullMessage>
  );
}

function describeError(error: unknown): { title: string; body: string } {
  if (error instanceof NewerDatabase) return { title: texts.newerTitle, body: texts.newerBody };
  if (error instanceof StorageFull) return { title: texts.fullTitle, body: texts.fullBody };
  return { title: texts.failedTitle, body: texts.failedBody };
}

export function OpeningFailed({ error }: { error: unknown }) {
  if (error instanceof DataSealed) return <SealedPage />;
  const { title, body } = describeError(error);
  return (
    <FullMessage
      alone
      icon={<DatabaseZap size={28} />}
      title={title}
      actions={
        <Button colorPalette="leaf" onClick={() => window.location.reload()}>
          {common.errorPage.reload}
        </Button>
      }
    >
      {body}
    </FullMessage>
  );
}
