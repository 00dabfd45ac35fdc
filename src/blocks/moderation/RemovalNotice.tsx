import { Stack, Text } from '@chakra-ui/react';
import { useData, useLive } from '../../data/react';
import { removalReason } from '../../domain/practice/notices';
import { noticeTexts as texts } from '../../i18n/notices';
import { Notice } from '../../ui/Notice';

export function RemovalNotice(props: { collection: 'menus' | 'recipes' | 'articles'; id: string }) {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const reason = notices && removalReason(notices, props.collection, props.id);
  if (reason === undefined) return null;
  return (
    <Notice tone="warning" title={texts.removed}>
      <Stack gap="1">
        <Text>{`${texts.reason}: ${reason}`}</Text>
        <Text>{texts.removedHint}</Text>
      </Stack>
    </Notice>
  );
}
