import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useData } from '../../data/react';
import { MAX_ADVICE, shownAdvice, type DecidedAdvice } from '../../domain/verdict/advice/advice';
import type { Client } from '../../domain/records/clients';
import { getCustoms } from '../../domain/clinical/customs/client';
import { handoutsText } from '../../i18n/handouts';
import { toaster } from '../../ui/toaster';
import { TypedField } from '../../ui/TypedField';
import { IgnoredCustoms } from '../customs/KeptCustoms';
import { failureText } from '../forms/failureText';
import { Alarms } from '../verdict/Alarms';
import { withAdvice, withoutAdvice } from './model/adviceDecisions';
import type { Handout } from './useHandout';

const text = handoutsText.before;
const MAX_LENGTH = 300;

type Change = (how: (client: Client) => Client) => void;

function useChange({ id }: Client): Change {
  const data = useData();
  return (how) =>
    void data.clients
      .update(id, how)
      .catch((error: unknown) => toaster.create({ type: 'error', title: failureText(error) }));
}

interface LineProps {
  line: DecidedAdvice;
  change: Change;
}

function Editing({ line, change, onClose }: LineProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(line.text);
  const words = typed.trim();
  const save = () => {
    if (words === (line.original ?? line.text)) change((client) => withoutAdvice(client, line.id));
    else change((client) => withAdvice(client, { id: line.id, state: 'changed', text: words }));
    onClose();
  };
  return (
    <Stack gap="2" mt="1">
      <TypedField
        label={text.words}
        value={typed}
        most={MAX_LENGTH}
        lines={3}
        onChange={setTyped}
      />
      <Flex gap="2" wrap="wrap">
        <Button size="sm" minH="11" colorPalette="leaf" disabled={words === ''} onClick={save}>
          {text.save}
        </Button>
        <Button size="sm" minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
          {text.cancel}
        </Button>
      </Flex>
    </Stack>
  );
}

function Acts({ line, change, onEdit }: LineProps & { onEdit: () => void }) {
  return (
    <Flex gap="2" wrap="wrap" mt="1">
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={text.changeLabel(line.text)}
        onClick={onEdit}
      >
        {text.change}
      </Button>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={text.dropLabel(line.text)}
        onClick={() => change((client) => withAdvice(client, { id: line.id, state: 'off' }))}
      >
        {text.drop}
      </Button>
      {line.original === undefined ? null : (
        <Button
          size="sm"
          minH="11"
          variant="ghost"
          colorPalette="gray"
          onClick={() => change((client) => withoutAdvice(client, line.id))}
        >
          {text.reset}
        </Button>
      )}
    </Flex>
  );
}

function Shown({ line, change }: LineProps) {
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <Box as="li" borderTopWidth="1px" py="2">
      <Text>{line.text}</Text>
      {line.original === undefined ? null : (
        <Text textStyle="sm" color="fg.muted">
          {text.original(line.original)}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {text.source(line.source)}
      </Text>
      {isEditing ? (
        <Editing line={line} change={change} onClose={close} />
      ) : (
        <Acts line={line} change={change} onEdit={() => setEditing(true)} />
      )}
    </Box>
  );
}

/** At most three hold and are printed; the expert may have left some out. */
function NotShown({ all, change }: { all: readonly DecidedAdvice[]; change: Change }) {
  const rest = all.filter(({ isOff }) => !isOff).slice(MAX_ADVICE);
  const off = all.filter(({ isOff }) => isOff);
  return (
    <>
      {rest.length > 0 ? (
        <details>
          <summary style={{ cursor: 'pointer', padding: '0.5rem 0' }}>
            {text.rest(rest.length)}
          </summary>
          <Stack as="ul" listStyleType="none" gap="1" textStyle="sm" color="fg.muted">
            {rest.map((line) => (
              <li key={line.id}>
                {line.text} {text.source(line.source)}
              </li>
            ))}
          </Stack>
        </details>
      ) : null}
      {off.map((line) => (
        <Flex key={line.id} gap="2" wrap="wrap" align="center" textStyle="sm">
          <Text color="fg.muted">
            {text.off}: {line.text}
          </Text>
          <Button
            size="sm"
            minH="11"
            variant="outline"
            colorPalette="gray"
            aria-label={text.restoreLabel(line.text)}
            onClick={() => change((client) => withoutAdvice(client, line.id))}
          >
            {text.again}
          </Button>
        </Flex>
      ))}
    </>
  );
}

function Lines({ client, all }: { client: Client; all: readonly DecidedAdvice[] }) {
  const change = useChange(client);
  const advice = shownAdvice(all);
  return (
    <>
      <Text textStyle="sm" fontWeight="medium">
        {advice.length > 0 ? text.clientReads : text.none}
      </Text>
      <Box as="ol" listStyleType="none">
        {advice.map((line) => (
          <Shown key={line.id} line={line} change={change} />
        ))}
      </Box>
      <NotShown all={all} change={change} />
    </>
  );
}

export function BeforeHandout({
  handout: { client, guidance },
}: {
  handout: Pick<Handout, 'client' | 'guidance'>;
}) {
  if (!client || !guidance) return null;
  const { advice, standard } = guidance;
  const { ignored, dropped } = getCustoms(client);
  const isSilent = advice.length + standard.alarms.length + ignored.length + dropped.length === 0;
  if (isSilent) return null;
  return (
    <Stack
      as="section"
      aria-label={text.title}
      gap="2"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px="4"
      py="3"
    >
      <Heading as="h2" size="sm">
        {text.title}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {text.hint}
      </Text>
      <Alarms alarms={standard.alarms} />
      {advice.length > 0 ? <Lines client={client} all={advice} /> : null}
      <IgnoredCustoms client={client} />
    </Stack>
  );
}
