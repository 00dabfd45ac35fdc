import {
  Box,
  Button,
  Dialog,
  Field,
  Flex,
  Heading,
  Input,
  Stack,
  Switch,
  Text,
} from '@chakra-ui/react';
import { HardDrive, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { useData, useLiveOne } from '../../../data/react';
import type { Client } from '../../../domain/records/clients';
import type { Consent } from '../../../domain/records/kinds/consent';
import { PRACTICE_ID } from '../../../domain/records/practices';
import {
  CONSENT_TEXT,
  CONSENT_TEXTS,
  consentSheetTexts as texts,
  fillConsentText,
} from '../../../i18n/consentSheet';
import { localDate } from '../../../platform/clock';
import { AppDialog } from '../../../ui/AppDialog';
import { formatDate } from '../../../ui/format';
import { toaster } from '../../../ui/toaster';
import { FormerSignings } from './FormerSignings';
import { PurposeChoice } from './PurposeChoice';
import { SheetHead, TEXT_SIZES, type TextSize } from './SheetHead';
import { SignaturePad } from './SignaturePad';
import { useHandedDevice } from './useHandedDevice';
import { getPurposeText, useSigning, type SheetState } from './useSigning';

interface ConsentSheetProps {
  client: Client;
  consents: readonly Consent[];
  onClose: () => void;
}

type SigningProps = ReturnType<typeof useSigning> & { names: Readonly<Record<string, string>> };

function DoctorField({ state, setState }: Pick<SigningProps, 'state' | 'setState'>) {
  if (!state.answers.sharing) return null;
  return (
    <Field.Root mt="3">
      <Field.Label>{texts.recipient}</Field.Label>
      <Input
        minH="11"
        maxLength={300}
        value={state.doctor}
        onChange={({ target }) => setState((now) => ({ ...now, doctor: target.value }))}
      />
    </Field.Root>
  );
}

function Purposes({ state, setState, purposes, names }: SigningProps) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      {purposes.map((purpose) => {
        const { title, detail } = getPurposeText(purpose);
        return (
          <PurposeChoice
            key={purpose}
            title={title}
            detail={fillConsentText(detail, names)}
            answer={state.answers[purpose]}
            onAnswer={(answer) =>
              setState((now) => ({ ...now, answers: { ...now.answers, [purpose]: answer } }))
            }
          >
            {purpose === 'sharing' ? <DoctorField state={state} setState={setState} /> : null}
          </PurposeChoice>
        );
      })}
    </Box>
  );
}

function Guardian({ state, setState }: Pick<SigningProps, 'state' | 'setState'>) {
  if (!state.isGuardian) return null;
  return (
    <Field.Root>
      <Field.Label>{texts.guardianName}</Field.Label>
      <Input
        minH="11"
        maxLength={300}
        value={state.guardianName}
        onChange={({ target }) => setState((now) => ({ ...now, guardianName: target.value }))}
      />
    </Field.Root>
  );
}

function Signing({ state, setState, client }: SigningProps & { client: Client }) {
  const signer = state.isGuardian ? state.guardianName.trim() : client.clientName;
  const change = (part: Partial<SheetState>) => setState((now) => ({ ...now, ...part }));
  return (
    <Stack as="section" gap="2" aria-label={texts.signatureOf(client.clientName)}>
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Heading as="h2" size="lg">
          {texts.signatureOf(signer || texts.guardianName)}
        </Heading>
        <Switch.Root
          colorPalette="leaf"
          minH="11"
          checked={state.isGuardian}
          onCheckedChange={({ checked }) => change({ isGuardian: checked, strokes: [] })}
        >
          <Switch.Label>{texts.guardianSigns}</Switch.Label>
          <Switch.HiddenInput />
          <Switch.Control />
        </Switch.Root>
      </Flex>
      <Guardian state={state} setState={setState} />
      <SignaturePad
        strokes={state.strokes}
        label={texts.signatureOf(signer)}
        caption={`${signer} · ${formatDate(localDate())}`}
        onChange={(next) => setState((now) => ({ ...now, strokes: next(now.strokes) }))}
      />
    </Stack>
  );
}

function Foot({ missing, failure, save, onClose }: SigningProps & { onClose: () => void }) {
  return (
    <Stack gap="2">
      <Flex gap="3">
        <Button minH="14" variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.later}
        </Button>
        <Button minH="14" flex="1" disabled={missing !== undefined} onClick={save}>
          {texts.save}
        </Button>
      </Flex>
      {missing === undefined ? null : (
        <Flex as="output" gap="2" justify="center" align="center" color="fg.warning">
          <TriangleAlert size={18} aria-hidden />
          <Text fontWeight="semibold">{missing}</Text>
        </Flex>
      )}
      {failure === null ? null : (
        <Text role="alert" color="fg.error">
          {failureText(failure)}
        </Text>
      )}
    </Stack>
  );
}

function WholeText({ names }: { names: Readonly<Record<string, string>> }) {
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" fontWeight="semibold" color="leaf.fg" minH="11" py="2">
        {texts.wholeText}
      </Box>
      {CONSENT_TEXTS[CONSENT_TEXT]?.whole.map((line) => (
        <Text key={line} mb="2">
          {fillConsentText(line, names)}
        </Text>
      ))}
    </Box>
  );
}

function Kept() {
  return (
    <Flex gap="2" color="fg.muted" textStyle="sm">
      <Box flexShrink="0" pt="0.5">
        <HardDrive size={16} aria-hidden />
      </Box>
      <Text>{texts.kept}</Text>
    </Flex>
  );
}

function useNames(client: Client, provider: string | undefined) {
  const data = useData();
  const practice = useLiveOne(data.practices, PRACTICE_ID);
  const phong = practice?.name ?? practice?.expertName ?? data.account.name;
  return { khach: client.clientName, phong, ben: provider ?? '' };
}

/** The device in the client's hands: one question after the other, then the signature. Works without a network. */
export function ConsentSheet({ client, consents, onClose }: ConsentSheetProps) {
  const data = useData();
  const isLockable = useHandedDevice(data.account.accountId);
  const [size, setSize] = useState<TextSize>('medium');
  const signing = useSigning(client, consents, () => {
    toaster.create({ type: 'success', title: texts.saved });
    onClose();
  });
  const names = useNames(client, signing.provider);
  const { title = '', intro = '' } = CONSENT_TEXTS[CONSENT_TEXT] ?? {};
  const spokenText = [title, fillConsentText(intro, names)]
    .concat(signing.purposes.flatMap((one) => Object.values(getPurposeText(one))))
    .map((line) => fillConsentText(line, names))
    .join('. ');
  const props = { ...signing, names };
  return (
    <AppDialog size="full" closeOnInteractOutside={false} onClose={onClose} content={{ bg: 'bg' }}>
      <SheetHead {...{ isLockable, spokenText, size }} onSize={setSize} />
      <Dialog.Body px={{ base: '4', md: '8' }} py="5" style={{ zoom: TEXT_SIZES[size] }}>
        <Stack gap="4" maxW="880px" mx="auto">
          <Dialog.Title textStyle="2xl" lineHeight="1.25">
            {title}
          </Dialog.Title>
          <Text textStyle="lg">{fillConsentText(intro, names)}</Text>
          <WholeText names={names} />
          <Purposes {...props} />
          <Signing {...props} client={client} />
          <Foot {...props} onClose={onClose} />
          <FormerSignings consents={consents} client={client} />
          <Kept />
        </Stack>
      </Dialog.Body>
    </AppDialog>
  );
}
