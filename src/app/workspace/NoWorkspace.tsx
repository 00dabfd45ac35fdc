import { Button, Text } from '@chakra-ui/react';
import { UserRoundCog } from 'lucide-react';
import type { AccountProfile } from '../../domain/accounts/account';
import { workspaceGate } from '../../i18n/workspaceGate';
import { session } from '../../gateway/browserSession';
import { FullMessage } from '../FullMessage';

export function NoWorkspace({ account }: { account: AccountProfile }) {
  // A role of a newer version has no words of its own here.
  const { title, body } = workspaceGate.user;
  return (
    <FullMessage
      alone
      icon={<UserRoundCog size={28} />}
      title={title}
      actions={
        <Button colorPalette="leaf" onClick={() => void session.logout()}>
          {workspaceGate.signOut}
        </Button>
      }
    >
      <Text>{body}</Text>
      <Text mt="3">{workspaceGate.hint}</Text>
      <Text mt="3" textStyle="sm">
        {account.name} · {account.email}
      </Text>
    </FullMessage>
  );
}
