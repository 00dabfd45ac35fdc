import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { handoutsText } from '../../../i18n/handouts';
import { TypedField } from '../../../ui/TypedField';
import type { Recipient } from './letter';

const text = handoutsText.mail;

interface OneProps {
  recipient: Recipient;
  position: number;
  problem: string | undefined;
  onChange: (part: Partial<Recipient>) => void;
  onRemove: (() => void) | undefined;
}

function One({ recipient: { name, address }, position, problem, onChange, onRemove }: OneProps) {
  const isBad = problem !== undefined;
  return (
    <Box as="fieldset" aria-label={text.recipient(position + 1)}>
      <Flex gap="3" align="flex-end" direction={{ base: 'column', md: 'row' }}>
        <TypedField
          label={text.name}
          value={name}
          most={200}
          invalid={isBad && name.trim() === ''}
          onChange={(typed) => onChange({ name: typed })}
        />
        <TypedField
          label={text.address}
          value={address}
          most={400}
          invalid={isBad}
          onChange={(typed) => onChange({ address: typed })}
        />
        {onRemove ? (
          <IconButton
            variant="ghost"
            colorPalette="gray"
            minH="11"
            aria-label={text.remove(position + 1)}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </IconButton>
        ) : null}
      </Flex>
      {isBad ? (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {problem}
        </Text>
      ) : null}
    </Box>
  );
}

interface RecipientsProps {
  recipients: readonly Recipient[];
  problems: readonly (string | undefined)[];
  onChange: (recipients: Recipient[]) => void;
}

export function Recipients({ recipients, problems, onChange }: RecipientsProps) {
  const without = (at: number) => onChange(recipients.filter((_, index) => index !== at));
  const change = (at: number, part: Partial<Recipient>) =>
    onChange(recipients.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Stack gap="4">
      {recipients.map((recipient, index) => (
        <One
          // oxlint-disable-next-line react/no-array-index-key -- a recipient is known by its place alone
          key={index}
          recipient={recipient}
          position={index}
          problem={problems[index]}
          onChange={(part) => change(index, part)}
          onRemove={recipients.length > 1 ? () => without(index) : undefined}
        />
      ))}
    </Stack>
  );
}
