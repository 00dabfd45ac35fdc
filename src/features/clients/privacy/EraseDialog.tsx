import { Box, Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { eraseClient } from '../../../api/privacy';
import type { Client } from '../../../domain/records/clients';
import { fold } from '../../../domain/text/fold';
import { gateway } from '../../../gateway/browserSession';
import { useAction } from '../../../gateway/useAction';
import { common } from '../../../i18n/common';
import { erasureTexts as texts } from '../../../i18n/privacy';
import { Question } from '../../../ui/AppDialog';
import { Notice } from '../../../ui/Notice';
import { toaster } from '../../../ui/toaster';
import { useOnline } from '../../../ui/useOnline';

interface EraseDialogProps {
  client: Client;
  onErased: () => void;
  onClose: () => void;
}

function Places() {
  return (
    <Box as="dl">
      {texts.places.map(([place, what]) => (
        <Box key={place} py="1.5" borderTopWidth="1px">
          <Text as="dt" fontWeight="semibold">
            {place}
          </Text>
          <Text as="dd" color="fg.muted">
            {what}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

interface NameFieldProps {
  name: string;
  typed: string;
  onType: (typed: string) => void;
}

function NameField({ name, typed, onType }: NameFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{texts.typeName(name)}</Field.Label>
      <Input
        minH="11"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </Field.Root>
  );
}

function useErase({ client, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const { busy, error, run } = useAction(texts.what);
  const erase = async () => {
    const body = { clientName: typed.trim() };
    if (!(await run(() => gateway.ask(eraseClient, { params: { id: client.id }, body })))) return;
    toaster.create({ type: 'success', title: texts.done(client.clientName) });
    onErased();
  };
  const isNamed = fold(typed.trim()) === fold(client.clientName);
  return { typed, setTyped, busy, error, isNamed, erase };
}

export function EraseDialog(props: EraseDialogProps) {
  const { client, onClose } = props;
  const online = useOnline();
  const { typed, setTyped, busy, error, isNamed, erase } = useErase(props);
  return (
    <Question
      role="alertdialog"
      title={texts.title(client.clientName)}
      onClose={onClose}
      buttons={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            colorPalette="chilli"
            disabled={!isNamed || !online}
            loading={busy}
            onClick={() => void erase()}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{texts.hint}</Text>
        <Places />
        {online ? null : <Notice tone="warning" title={texts.offline} />}
        <NameField name={client.clientName} typed={typed} onType={setTyped} />
        {typed !== '' && !isNamed ? <Text color="fg.error">{texts.nameDiffers}</Text> : null}
        {error === null ? null : (
          <Text role="alert" color="fg.error">
            {error}
          </Text>
        )}
      </Stack>
    </Question>
  );
}
