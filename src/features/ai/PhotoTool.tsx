import { Box, Button, Flex, Grid, Image, Stack, Text } from '@chakra-ui/react';
import { Camera, ScanEye, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { askFoodPhoto, readAi, type AiProvider } from '../../api/ai';
import type { ContractAnswer } from '../../api/contract';
import { formatRecipient } from '../../domain/practice/ai/consent';
import { ADULT_FROM } from '../../domain/clinical/recognise';
import type { Client } from '../../domain/records/clients';
import { ruleYears } from '../../domain/clinical/ruleAge';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { aiText } from '../../i18n/ai';
import { imagesText } from '../../i18n/images';
import { localDate } from '../../platform/clock';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';
import { useOnline } from '../../ui/useOnline';
import { Consent } from './Consent';
import { FoundFoods } from './FoundFoods';
import { consentObstacle, countLeft, Obstacles } from './Obstacles';
import { useAsking } from './useAsking';
import { useConsents, type Consents } from './useConsents';
import { usePhoto, type Photo, type PhotoProblem } from './usePhoto';

const text = aiText.photo;

type Read = ContractAnswer<typeof askFoodPhoto>;

function problemText(problem: PhotoProblem): string {
  if (problem === 'tooLarge') return imagesText.managerProblems.tooLarge;
  return problem === 'tooLargeToSend' ? text.tooLargeToSend : imagesText.problems[problem];
}

function Chooser({ isReading, onChoose }: { isReading: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={text.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Otherwise choosing the same file again fires no change event.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="outline"
        minH="11"
        alignSelf="flex-start"
        loading={isReading}
        loadingText={text.reading}
        onClick={() => input.current?.click()}
      >
        <Camera size={18} aria-hidden /> {text.choose}
      </Button>
    </>
  );
}

function Shown({ photo: { url, width, height, bytes } }: { photo: Photo }) {
  return (
    <Stack gap="2">
      <Image src={url} alt={text.alt} maxH="80" borderRadius="l2" alignSelf="flex-start" />
      <Text textStyle="sm" color="fg.muted">
        {text.sent(`${width} × ${height}`, formatNumber(bytes / 1000, 0))}
      </Text>
      <Flex gap="2" align="start" textStyle="sm" color="fg.muted">
        <Box color="fg.success" pt="0.5">
          <ShieldCheck size={16} aria-hidden />
        </Box>
        <Text flex="1">{text.stripped}</Text>
      </Flex>
    </Stack>
  );
}

function useReading(photo: Photo | undefined, client: Client | undefined, consents: Consents) {
  const { ask, ...asking } = useAsking(askFoodPhoto, text);
  const [read, setRead] = useState<Read & { url: string }>();
  const [refused, setRefused] = useState<string>();
  const send = () => {
    const why = photo ? consentObstacle(client, consents) : text.needPhoto;
    setRefused(why);
    if (why !== undefined || !photo) return;
    const about =
      client && consents.client ? { clientId: client.id, consentId: consents.client.id } : {};
    ask({ imageBase64: photo.base64, ...about }, (answer) =>
      setRead({ ...answer, url: photo.url }),
    );
  };
  return {
    ...asking,
    send,
    read: read?.url === photo?.url ? read : undefined,
    error: refused ?? asking.error,
    refuse: setRefused,
  };
}

interface ReadyProps {
  client: Client | undefined;
  provider: AiProvider;
  left: number | undefined;
}

function SendButtons(props: {
  reading: ReturnType<typeof useReading>;
  left: number | undefined;
  isReady: boolean;
}) {
  const { reading, left, isReady } = props;
  const isAsking = reading.written !== undefined;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button
        colorPalette="leaf"
        minH="11"
        disabled={!isReady}
        loading={isAsking}
        loadingText={text.asking}
        onClick={reading.send}
      >
        <ScanEye size={18} aria-hidden /> {text.send}
      </Button>
      {isAsking ? (
        <Button variant="outline" colorPalette="gray" minH="11" onClick={reading.stop}>
          {aiText.advice.stop}
        </Button>
      ) : null}
      {left === undefined ? null : (
        <Text textStyle="sm" color="fg.muted">
          {aiText.advice.left(left)}
        </Text>
      )}
    </Flex>
  );
}

const isChild = (client: Client | undefined): boolean => {
  const age = client && ruleYears(client, localDate());
  return age !== undefined && age < ADULT_FROM;
};

function Ready({ client, provider, left }: ReadyProps) {
  const online = useOnline();
  const { photo, problem, isReading, choose } = usePhoto();
  const consents = useConsents(client, formatRecipient(provider));
  const reading = useReading(photo, client, consents);
  const error = problem ? problemText(problem) : reading.error;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <Section title={aiText.tools.photo} hint={text.hint}>
          <Stack gap="3">
            <Chooser
              isReading={isReading}
              onChoose={(file) => {
                reading.refuse(undefined);
                choose(file);
              }}
            />
            {photo ? <Shown photo={photo} /> : null}
            {error ? (
              <Text role="alert" color="fg.error">
                {error}
              </Text>
            ) : null}
            <SendButtons reading={reading} left={left} isReady={online && !isReading} />
          </Stack>
        </Section>
        {reading.read ? (
          <FoundFoods key={reading.read.url} answer={reading.read.data} client={client} />
        ) : null}
      </Stack>
      <Consent provider={provider} client={client} consents={consents} isChild={isChild(client)} />
    </Grid>
  );
}

export function PhotoTool({ client }: { client: Client | undefined }) {
  const online = useOnline();
  const { answer: status, error } = useGatewayQuery(readAi, {}, text.what);
  const provider = status?.provider;
  if (provider)
    return <Ready client={client} provider={provider} left={countLeft(status, undefined)} />;
  if (status) return <Notice tone="warning" title={text.notSetUp} />;
  return <Obstacles online={online} isMissing={false} unreachable={error} />;
}
