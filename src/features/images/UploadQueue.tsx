import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useData } from '../../data/react';
import { imagesText } from '../../i18n/images';
import { useSyncStatus } from '../../sync/react';
import { toaster } from '../../ui/toaster';
import { useUploads, type ImageUpload } from './useUploads';

const text = imagesText.queue;

const computePercent = ({ bytes, sentBytes }: ImageUpload): number =>
  bytes === 0 ? 0 : Math.round((sentBytes / bytes) * 100);

function stateText(upload: ImageUpload, online: boolean): string {
  if (upload.refused !== undefined) return upload.refused;
  const percent = computePercent(upload);
  if (upload.isPaused) return text.paused(percent);
  if (!online) return percent > 0 ? text.stopped(percent) : text.offline;
  return text.going(percent);
}

function Bar({ percent, isStopped }: { percent: number; isStopped: boolean }) {
  return (
    <Box aria-hidden h="1.5" bg="bg.muted" borderRadius="full" overflow="hidden">
      <Box h="full" w={`${percent}%`} bg={isStopped ? 'turmeric.solid' : 'leaf.solid'} />
    </Box>
  );
}

interface RowProps {
  upload: ImageUpload;
  title: string;
  online: boolean;
}

const sayNotChanged = (): void => toaster.create({ type: 'error', title: text.changeFailed });

function Row({ upload, title, online }: RowProps) {
  const { imageFiles } = useData();
  const { imageId, isPaused, refused } = upload;
  const canResume = isPaused || refused !== undefined;
  const change = (): void => {
    imageFiles.pause(imageId, !canResume).catch(sayNotChanged);
  };
  const label = refused === undefined ? (isPaused ? text.resume : text.pause) : text.retry;
  const Icon = refused === undefined ? (isPaused ? Play : Pause) : RotateCcw;
  return (
    <Flex as="li" gap="3" align="center" py="2">
      <Stack flex="1" minW="0" gap="1">
        <Text fontWeight="semibold" truncate>
          {title}
        </Text>
        <Bar percent={computePercent(upload)} isStopped={canResume || !online} />
        <Text textStyle="sm" color={refused === undefined ? 'fg.muted' : 'fg.error'}>
          {stateText(upload, online)}
        </Text>
      </Stack>
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        aria-label={`${label}: ${title}`}
        onClick={change}
      >
        <Icon size={18} aria-hidden />
        <Box as="span" hideBelow="md">
          {label}
        </Box>
      </Button>
    </Flex>
  );
}

function useSayArrived(uploads: readonly ImageUpload[], titles: ReadonlyMap<string, string>) {
  const before = useRef(uploads);
  useEffect(() => {
    const waiting = new Set(uploads.map(({ imageId }) => imageId));
    const gone = before.current.filter(({ imageId }) => !waiting.has(imageId));
    before.current = uploads;
    if (gone.some(({ imageId }) => titles.has(imageId)))
      toaster.create({ type: 'success', title: text.arrived });
  }, [uploads, titles]);
}

export function UploadQueue({ titles }: { titles: ReadonlyMap<string, string> }) {
  const uploads = useUploads();
  const { online } = useSyncStatus();
  useSayArrived(uploads, titles);
  if (uploads.length === 0) return null;
  return (
    <Stack
      as="section"
      aria-label={text.title}
      gap="1"
      mb="5"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading as="h2" size="md">
          {text.title}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {text.count(uploads.length)}
        </Text>
      </Flex>
      {online ? null : <Text textStyle="sm">{text.offlineHint}</Text>}
      <Stack as="ul" gap="0" listStyleType="none">
        {uploads.map((upload) => (
          <Row
            key={upload.imageId}
            upload={upload}
            title={titles.get(upload.imageId) ?? imagesText.title}
            online={online}
          />
        ))}
      </Stack>
    </Stack>
  );
}
