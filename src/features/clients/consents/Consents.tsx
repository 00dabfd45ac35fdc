import { Badge, Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Pencil, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { getAnswer, isInForce } from '../../../domain/practice/consents/state';
import type { Client } from '../../../domain/records/clients';
import { consent as collection, type Consent } from '../../../domain/records/kinds/consent';
import { consentTexts as texts } from '../../../i18n/consents';
import { part } from '../../../routing/part';
import { getWordLabel } from '../../../ui/fieldText';
import { formatDate } from '../../../ui/format';
import { laterFrom } from '../../../ui/laterPart';
import { toaster } from '../../../ui/toaster';
import { useWithdraw } from './useWithdraw';

const ConfirmDialog = laterFrom(
  part(() => import('../../../ui/ConfirmDialog')),
  (module) => module.ConfirmDialog,
);
const FormerSignings = laterFrom(
  part(() => import('./FormerSignings')),
  (module) => module.FormerSignings,
);
const ConsentSheet = laterFrom(
  part(() => import('./ConsentSheet')),
  (module) => module.ConsentSheet,
);

const { fields } = collection;
const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

function formatProof(consent: Consent) {
  const { consentDate, way, textVersion, recipient, givenBy, guardianName } = consent;
  const isAgreed = (consent.answer ?? 'agreed') === 'agreed';
  return [
    isAgreed
      ? texts.consentedOn(formatDate(consentDate))
      : texts.answeredOn(formatDate(consentDate)),
    getWordLabel(fields.way, way),
    texts.text(textVersion),
    recipient && texts.to(recipient),
    givenBy === 'guardian' && guardianName && texts.by(guardianName),
  ]
    .filter(Boolean)
    .join(' · ');
}

const TONES = { agreed: 'leaf', refused: 'gray', withdrawn: 'gray' } as const;

function getAnswerText(consent: Consent): string {
  const answer = getAnswer(consent);
  if (answer === 'agreed') return texts.valid;
  if (answer === 'refused') return texts.refused;
  return texts.withdrawn(formatDate(consent.withdrawnDate));
}

interface RowProps {
  consent: Consent;
  onEdit: () => void;
  onWithdraw: () => void;
}

function EditButton({ purpose, onEdit }: { purpose: string; onEdit: () => void }) {
  return (
    <IconButton
      me="-2"
      variant="ghost"
      colorPalette="gray"
      aria-label={texts.editLabel(purpose)}
      onClick={onEdit}
    >
      <Pencil size={18} aria-hidden />
    </IconButton>
  );
}

function WithdrawButton({ purpose, onWithdraw }: { purpose: string; onWithdraw: () => void }) {
  return (
    <Button
      mt="1"
      size="sm"
      minH="11"
      variant="outline"
      colorPalette="gray"
      aria-label={texts.withdrawLabel(purpose)}
      onClick={onWithdraw}
    >
      {texts.withdraw}
    </Button>
  );
}

function Row({ consent, onEdit, onWithdraw }: RowProps) {
  const purpose = getWordLabel(fields.purpose, consent.purpose);
  // Signed answers and withdrawals stay as they are.
  const isEditable = consent.signature === undefined && consent.withdraws === undefined;
  return (
    <Flex as="li" gap="2" py="2" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="medium">{purpose}</Text>
          <Badge size="md" colorPalette={TONES[getAnswer(consent)]}>
            {getAnswerText(consent)}
          </Badge>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {formatProof(consent)}
        </Text>
        {consent.notes ? <Text whiteSpace="pre-wrap">{consent.notes}</Text> : null}
        {isInForce(consent) ? <WithdrawButton purpose={purpose} onWithdraw={onWithdraw} /> : null}
      </Box>
      {isEditable ? <EditButton purpose={purpose} onEdit={onEdit} /> : null}
    </Flex>
  );
}

function useWithdrawal() {
  const withdraw = useWithdraw();
  const [asked, setAsked] = useState<Consent | null>(null);
  const confirm = (consent: Consent) => {
    setAsked(null);
    void withdraw(consent).then(
      () => toaster.create({ type: 'success', title: texts.withdrawnNow }),
      report,
    );
  };
  const dialog = asked ? (
    <ConfirmDialog
      open
      title={texts.withdrawTitle}
      confirmLabel={texts.withdraw}
      onConfirm={() => confirm(asked)}
      onClose={() => setAsked(null)}
    >
      {texts.withdrawQuestion(getWordLabel(fields.purpose, asked.purpose))}
    </ConfirmDialog>
  ) : null;
  return { ask: setAsked, dialog };
}

interface ConsentsProps {
  client: Client;
  consents: readonly Consent[];
  onAdd: () => void;
  onEdit: (id: string) => void;
}

function AddButtons({ onSign, onAdd }: { onSign: () => void; onAdd: () => void }) {
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" minH="11" variant="outline" onClick={onSign}>
        <PenLine size={18} aria-hidden />
        {texts.sign}
      </Button>
      <Button size="sm" minH="11" variant="outline" colorPalette="gray" onClick={onAdd}>
        <Plus size={18} aria-hidden />
        {texts.add}
      </Button>
    </Flex>
  );
}

export function Consents({ client, consents, onAdd, onEdit }: ConsentsProps) {
  const withdrawal = useWithdrawal();
  const [isSigning, setSigning] = useState(false);
  return (
    <Box as="section" aria-label={texts.title} mt="4">
      <Flex justify="space-between" align="center" gap="2" mb="1" wrap="wrap">
        <Heading as="h2" size="md">
          {texts.title}
        </Heading>
        <AddButtons onSign={() => setSigning(true)} onAdd={onAdd} />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {texts.hint}
      </Text>
      {consents.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Box as="ul" listStyleType="none">
        {consents.map((one) => (
          <Row
            key={one.id}
            consent={one}
            onEdit={() => onEdit(one.id)}
            onWithdraw={() => withdrawal.ask(one)}
          />
        ))}
      </Box>
      {consents.some(({ signingId }) => signingId !== undefined) ? (
        <FormerSignings client={client} consents={consents} waiting={null} />
      ) : null}
      {withdrawal.dialog}
      {isSigning ? (
        <ConsentSheet client={client} consents={consents} onClose={() => setSigning(false)} />
      ) : null}
    </Box>
  );
}
