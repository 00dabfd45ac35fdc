import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { listSignings, type Signing } from '../../../domain/practice/consents/state';
import { signaturePath } from '../../../domain/practice/consents/signature';
import type { Client } from '../../../domain/records/clients';
import { consent as collection, type Consent } from '../../../domain/records/kinds/consent';
import { CONSENT_TEXTS, consentSheetTexts as texts } from '../../../i18n/consentSheet';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { getWordLabel } from '../../../ui/fieldText';
import { formatDate, formatWhen } from '../../../ui/format';
import { Signature } from './SignaturePad';

const { fields } = collection;
const isAgreed = ({ answer = 'agreed' }: Consent) => answer === 'agreed';

function Answer({ consent }: { consent: Consent }) {
  const { textVersion, purpose, answer = 'agreed', recipient } = consent;
  const read = CONSENT_TEXTS[textVersion]?.purposes[purpose];
  return (
    <Box as="li" borderTopWidth="1px" py="2">
      <Text fontWeight="semibold">
        {getWordLabel(fields.answer, answer)}:{' '}
        {read?.title ?? getWordLabel(fields.purpose, purpose)}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {[read?.detail, recipient, texts.version(textVersion)].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  );
}

interface SignedCopyProps {
  client: Client;
  signing: Signing;
  onClose: () => void;
}

function SignedCopy({ client, signing, onClose }: SignedCopyProps) {
  const [first] = signing.consents;
  const signer = first?.guardianName ?? client.clientName;
  return (
    <AppDialog size={{ mdDown: 'full', md: 'lg' }} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{texts.signedCopy}</Dialog.Title>
      </Dialog.Header>
      <DialogCross />
      <Dialog.Body>
        <Stack gap="3">
          <Box as="ul" listStyleType="none">
            {signing.consents.map((one) => (
              <Answer key={one.id} consent={one} />
            ))}
          </Box>
          {first?.signature ? (
            <Box borderWidth="1px" borderRadius="l3" p="2">
              <Signature path={signaturePath(first.signature)} label={texts.signatureOf(signer)} />
            </Box>
          ) : null}
          <Text>
            {signer} · {texts.signedAt(first ? formatWhen(first.createdAt) : signing.date)}
          </Text>
        </Stack>
      </Dialog.Body>
    </AppDialog>
  );
}

interface FormerSigningsProps {
  client: Client;
  consents: readonly Consent[];
}

export function FormerSignings({ client, consents }: FormerSigningsProps) {
  const [shown, setShown] = useState<Signing | null>(null);
  const signings = listSignings(consents);
  if (signings.length === 0) return null;
  return (
    <Box as="section" aria-label={texts.former} bg="bg.muted" borderRadius="l3" p="4">
      <Heading as="h3" size="sm" mb="1">
        {texts.former}
      </Heading>
      {signings.map((signing) => {
        const { id, date, consents: own } = signing;
        return (
          <Flex key={id} gap="2" wrap="wrap" align="center">
            <Text>{texts.signed(formatDate(date), own.filter(isAgreed).length, own.length)}</Text>
            <Button
              minH="11"
              size="sm"
              variant="plain"
              color="leaf.fg"
              aria-label={texts.showLabel(formatDate(date))}
              onClick={() => setShown(signing)}
            >
              {texts.show}
            </Button>
          </Flex>
        );
      })}
      {shown ? <SignedCopy client={client} signing={shown} onClose={() => setShown(null)} /> : null}
    </Box>
  );
}
