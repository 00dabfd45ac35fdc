import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { listOwnAppeals, type Appeal as OwnAppeal } from '../../api/appeals';
import { useData, useLive } from '../../data/react';
import type { Notice } from '../../domain/records/notices';
import { listMessages } from '../../domain/practice/notices';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { appealTexts } from '../../i18n/appeals';
import { noticeTexts as texts } from '../../i18n/notices';
import { EmptyState } from '../../ui/EmptyState';
import { formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Appeal } from './Appeal';
import { isAppealable, isRefusal } from './appealable';
import { getNoticeLink } from './placeOf';
import { useSeenNotices } from './seen';

interface NoticeRowProps {
  notice: Notice;
  appeals: readonly OwnAppeal[];
  onSent: () => Promise<void>;
}

function NoticeRow({ notice, appeals, onSent }: NoticeRowProps) {
  const { title, body, updatedAt } = notice;
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
          {isRefusal(notice) ? `${texts.reason}: ${body}` : body}
        </Text>
      ) : null}
      {isAppealable(notice) ? <Appeal notice={notice} appeals={appeals} onSent={onSent} /> : null}
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
  const own = useGatewayQuery(listOwnAppeals, {}, appealTexts.what);
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
          <NoticeRow
            key={notice.id}
            notice={notice}
            appeals={own.answer?.appeals ?? []}
            onSent={own.reload}
          />
        ))}
      </Box>
    </Page>
  );
}
