import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useData, useLive } from '../../data/react';
import type { Notice } from '../../domain/records/notices';
import { listMessages } from '../../domain/practice/notices';
import { noticeTexts as texts } from '../../i18n/notices';
import { EmptyState } from '../../ui/EmptyState';
import { formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { getNoticeLink } from './placeOf';
import { useSeenNotices } from './seen';

function NoticeRow({ notice }: { notice: Notice }) {
  const { title, body, act, updatedAt } = notice;
  const link = getNoticeLink(notice);
  return (
    <Stack as="li" gap="1" py="4" borderTopWidth="1px">
      <Flex gap="3" justify="space-between" align="baseline">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {title ?? texts.untitled}
        </Heading>
        <Text color="fg.muted" textStyle="sm" flexShrink="0">
          {formatWhen(updatedAt)}
        </Text>
      </Flex>
      {body ? (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {act === 'removed' || act === 'food-declined' ? `${texts.reason}: ${body}` : body}
        </Text>
      ) : null}
      {link ? (
        <Box color="leaf.fg" fontWeight="medium">
          <AppLink to={link.path}>{link.label}</AppLink>
        </Box>
      ) : null}
    </Stack>
  );
}

export function NoticesPage() {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const messages = notices && listMessages(notices);
  const see = useSeenNotices((state) => state.see);
  const newest = messages?.[0]?.updatedAt;
  useEffect(() => {
    if (newest !== undefined) see(data.account.accountId, newest);
  }, [newest, see, data.account.accountId]);
  return (
    <Page title={texts.title} maxW="3xl">
      {messages?.length === 0 ? (
        <EmptyState icon={<Bell size={28} />} title={texts.empty} description={texts.emptyHint} />
      ) : null}
      <Box as="ul" listStyleType="none">
        {messages?.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </Box>
    </Page>
  );
}
