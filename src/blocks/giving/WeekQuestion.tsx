import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { Client } from '../../domain/records/clients';
import { givingText as text } from '../../i18n/giving';
import { harmText } from '../../i18n/harm';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { AllergyConcerns, PossibleConcerns } from '../meals/AllergyConcerns';
import type { WeekConcerns } from './weekConcerns';

interface QuestionProps {
  client: Client;
  open: WeekConcerns;
  busy: boolean;
  onGive: (allergyReason: string) => void;
  onClose: () => void;
}

interface FrameProps extends Pick<QuestionProps, 'busy' | 'onClose'> {
  confirm: string;
  onConfirm: () => void;
  children: ReactNode;
}

function Frame({ busy, confirm, onConfirm, onClose, children }: FrameProps) {
  return (
    <AppDialog role="alertdialog" scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="3">{children}</Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onClose}>
          {text.back}
        </Button>
        <Button colorPalette="chilli" minH="11" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}

export function WeekQuestion({ client, open, busy, onGive, onClose }: QuestionProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isAllergic = open.allergies.length > 0;
  const give = () => {
    if (isAllergic && reason.trim() === '') setMissing(true);
    else onGive(reason.trim());
  };
  const confirm = isAllergic ? text.despiteReason : text.despite;
  return (
    <Frame {...{ busy, confirm, onClose }} onConfirm={give}>
      <Text>{text.lead(client.clientName)}</Text>
      {isAllergic ? (
        <>
          <Text>{text.allergies(client.clientName)}</Text>
          <AllergyConcerns
            concerns={open.allergies}
            reason={reason}
            onReason={setReason}
            missing={missing && reason.trim() === ''}
          />
        </>
      ) : null}
      <PossibleConcerns texts={open.harms} title={harmText.also} />
      <PossibleConcerns texts={open.possible} title={text.possible} />
      <PossibleConcerns texts={open.gaps} title={text.gaps} />
    </Frame>
  );
}
