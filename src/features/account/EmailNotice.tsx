import { sendConfirmation } from '../../api/emailConfirmation';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { AccountProfile } from '../../domain/accounts/account';
import { gateway, session } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { accountPages } from '../../i18n/accountPages';
import { formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { toaster } from '../../ui/toaster';

const texts = accountPages.confirmEmail;
const SIZE = { size: 'sm', minH: '11' } as const;

function WaysOn({ email }: { email: string }) {
  const { busy, error, run } = useAction(texts.send);
  const send = async (): Promise<void> => {
    if (await run(() => gateway.ask(sendConfirmation, {})))
      toaster.create({ title: texts.sent(email), type: 'success' });
  };
  const look = (): void =>
    void run(async () => {
      const { emailConfirmed } = await session.renew();
      const isOpen = emailConfirmed === false;
      toaster.create({
        title: isOpen ? texts.notYet : texts.done,
        type: isOpen ? 'info' : 'success',
      });
    });
  return (
    <>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button {...SIZE} colorPalette="turmeric" loading={busy} onClick={() => void send()}>
          {texts.send}
        </Button>
        <Button {...SIZE} variant="outline" colorPalette="gray" disabled={busy} onClick={look}>
          {texts.look}
        </Button>
      </Flex>
      <Problem text={error} />
    </>
  );
}

export function EmailNotice({ account }: { account: AccountProfile }) {
  const { emailConfirmed, shownFrom } = account;
  if (emailConfirmed !== false && shownFrom === undefined) return null;
  if (emailConfirmed !== false && shownFrom !== undefined)
    return (
      <Text textStyle="sm" color="fg.muted" mt="2">
        {texts.shownFrom(formatWhen(shownFrom))}
      </Text>
    );
  return (
    <Box
      as="section"
      aria-label={texts.noticeTitle}
      mt="2"
      p="3"
      borderRadius="md"
      bg="turmeric.subtle"
      color="turmeric.fg"
    >
      <Text fontWeight="semibold">{texts.noticeTitle}</Text>
      <Text textStyle="sm" mt="1">
        {texts.notice}
      </Text>
      <WaysOn email={account.email} />
    </Box>
  );
}
