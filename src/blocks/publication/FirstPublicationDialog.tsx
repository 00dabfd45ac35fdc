import { Stack, Text } from '@chakra-ui/react';
import { SHOWN_AFTER_DAYS } from '../../domain/accounts/account';
import { publicationText } from '../../i18n/publication';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

const text = publicationText.first;

export default function FirstPublicationDialog(props: {
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open
      title={text.title}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      <Stack as="ul" ps="5" gap="2">
        {text.publicParts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <Text mt="3">{text.privateParts}</Text>
      <Text mt="3">{text.wait(SHOWN_AFTER_DAYS)}</Text>
    </ConfirmDialog>
  );
}
