import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { answerSupport, listSupportQueue, type QueuedRequest } from '../../api/support';
import { SUPPORT_LENGTH } from '../../domain/accounts/support';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { supportText } from '../../i18n/support';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { toaster } from '../../ui/toaster';
import { SupportQueue } from './SupportQueue';

const texts = supportText.admin;

function useAnswer(reload: () => Promise<void>) {
  const { busy, error: failed, run, clear } = useAction(supportText.what);
  const [chosen, setChosen] = useState<QueuedRequest | null>(null);
  const close = (): void => {
    clear();
    setChosen(null);
  };
  const send = async ({ workspaceId, id }: QueuedRequest, text: string): Promise<boolean> => {
    const isDone = await run(() =>
      gateway.ask(answerSupport, { params: { workspaceId, id }, body: { text } }),
    );
    if (isDone) {
      toaster.create({ title: texts.done, type: 'success' });
      setChosen(null);
    }
    await reload();
    return isDone;
  };
  return { chosen, setChosen, close, send, busy, failed };
}

export function SupportQueuePage() {
  const { answer, error, reload } = useGatewayQuery(listSupportQueue, {}, supportText.what);
  const { chosen, setChosen, close, send, busy, failed } = useAnswer(reload);
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Stack gap="4">
        {error ? (
          <Notice
            tone="warning"
            title={error}
            action={{ label: supportText.retry, onPress: () => void reload() }}
          />
        ) : null}
        {!answer && !error ? <Text color="fg.muted">{supportText.loading}</Text> : null}
        {answer ? (
          <SupportQueue requests={answer.requests} total={answer.total} onAnswer={setChosen} />
        ) : null}
      </Stack>
      {chosen ? (
        <ReasonDialog
          title={texts.answerLabel(chosen.subject, chosen.name)}
          body={texts.body}
          confirm={texts.confirm}
          label={texts.label}
          most={SUPPORT_LENGTH.text}
          draftKey={`admin:support:${chosen.id}`}
          busy={busy}
          error={failed}
          onConfirm={(text) => send(chosen, text)}
          onClose={close}
        />
      ) : null}
    </Page>
  );
}
