import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import {
  CircleCheck,
  Crop,
  FlipHorizontal2,
  Image as ImageIcon,
  MapPinOff,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { missingWords } from '../../domain/records/images/checks';
import { proposedFrame, storedSize } from '../../domain/records/images/frame';
import { DEFAULT_CATEGORY, DEFAULT_MEAL_TYPE } from '../../domain/records/images/kinds';
import { FRAME_WIDTH } from '../../domain/records/images/limits';
import type { ImageWords } from '../../domain/records/images/record';
import { imagesText } from '../../i18n/images';
import type { MadeImage, Turned } from '../../workers/imageClient';
import { ChooseImage } from './ChooseImage';
import { CropStage } from './CropStage';
import { ImageWordsFields } from './ImageWordsFields';
import { keepingFailed, problemText, wholeText, type ProblemWords } from './texts';
import { useChosenImage, type ChosenImage } from './useChosenImage';
import { useFileQueue, type FileQueue } from './useFileQueue';

const { upload: text, crop } = imagesText;

type Steps = Turned['steps'];
const turnedBy =
  (by: number) =>
  (turned: Turned): Turned => ({ ...turned, steps: ((turned.steps + by + 4) % 4) as Steps });
const mirrored = (turned: Turned): Turned => ({ ...turned, isMirrored: !turned.isMirrored });

function Tool(props: { label: string; icon: typeof Crop; onPress: () => void }) {
  const Icon = props.icon;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      flexDirection="column"
      h="auto"
      minH="14"
      gap="1"
      px="3"
      textStyle="xs"
      onClick={props.onPress}
    >
      <Icon size={20} aria-hidden />
      {props.label}
    </Button>
  );
}

function Said({ icon: Icon, what, more }: { icon: typeof Crop; what: string; more: string }) {
  return (
    <Flex gap="2" align="center">
      <Icon size={18} aria-hidden />
      <Text>
        <strong>{what}</strong>
        {more}
      </Text>
    </Flex>
  );
}

function Cropping({ chosen }: { chosen: ChosenImage }) {
  const { opened } = chosen;
  if (!opened) return null;
  const { width, height } = storedSize(opened.frame);
  return (
    <Stack gap="3">
      <CropStage
        preview={opened.url}
        size={opened}
        frame={opened.frame}
        onChange={chosen.setFrame}
      />
      <Flex justify="space-around" wrap="wrap">
        <Tool label={crop.turnLeft} icon={RotateCcw} onPress={() => chosen.turn(turnedBy(-1))} />
        <Tool label={crop.turnRight} icon={RotateCw} onPress={() => chosen.turn(turnedBy(1))} />
        <Tool label={crop.mirror} icon={FlipHorizontal2} onPress={() => chosen.turn(mirrored)} />
        <Tool
          label={crop.auto}
          icon={Crop}
          onPress={() => chosen.setFrame(proposedFrame(opened))}
        />
      </Flex>
      <Stack gap="1" textStyle="sm">
        <Said icon={MapPinOff} what={crop.stripped} more={` ${crop.strippedMore}`} />
        {opened.isAnimated ? (
          <Said icon={ImageIcon} what={crop.still} more={`: ${crop.stillMore}`} />
        ) : null}
        <Said
          icon={CircleCheck}
          what={opened.frame.width < FRAME_WIDTH ? crop.enlarged : crop.sharp}
          more={` · ${crop.stored(wholeText(width), wholeText(height))}`}
        />
      </Stack>
    </Stack>
  );
}

export interface UploadFormProps<T> {
  words?: Partial<ImageWords> | undefined;
  problems?: ProblemWords | undefined;
  limits?: { most: number; mostBytes?: number } | undefined;
  file?: File | undefined;
  canOffer?: boolean | undefined;
  add: (made: MadeImage, words: ImageWords) => Promise<T>;
  onAdded: (image: T, isLast: boolean) => void;
}

const ONE = { most: 1 } as const;

const emptyWords = (words: Partial<ImageWords> = {}): ImageWords => ({
  title: '',
  description: '',
  altText: '',
  category: DEFAULT_CATEGORY,
  mealType: DEFAULT_MEAL_TYPE,
  tags: [],
  isOffered: false,
  ...words,
});

function useSave<T>(
  chosen: ChosenImage,
  words: ImageWords,
  { add, onKept }: { add: UploadFormProps<T>['add']; onKept: (image: T) => void },
) {
  const [isSaving, setSaving] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (): Promise<void> => {
    setChecked(true);
    setFailure(undefined);
    if (isSaving || missingWords(words).length > 0) return;
    setSaving(true);
    try {
      const made = await chosen.make().catch(() => undefined);
      if (!made) return setFailure(problemText('crop'));
      const image = await add(made, words);
      setChecked(false);
      onKept(image);
    } catch (error) {
      setFailure(keepingFailed(error));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, isChecked, failure };
}

function Buttons({
  queue,
  isOpen,
  isSaving,
}: Record<'isOpen' | 'isSaving', boolean> & { queue: FileQueue }) {
  const isMore = queue.position < queue.all;
  if (!isOpen && !isMore) return null;
  return (
    <Flex gap="3" wrap="wrap">
      {isMore ? (
        <Button variant="outline" colorPalette="gray" minH="11" onClick={() => queue.next()}>
          {text.skip}
        </Button>
      ) : (
        <Button variant="outline" colorPalette="gray" minH="11" onClick={queue.clear}>
          {text.again}
        </Button>
      )}
      {isOpen ? (
        <Button type="submit" colorPalette="leaf" minH="11" flex="1" loading={isSaving}>
          {text.save}
        </Button>
      ) : null}
    </Flex>
  );
}

type ChooseProps = Parameters<typeof ChooseImage>[0] & { isMultiple: boolean };

const ChooseFiles = (props: ChooseProps) => (
  <ChooseImage {...props} {...(props.isMultiple ? { hint: text.managerHint } : {})} />
);

const Wrong = ({ words }: { words: string | undefined }) =>
  words ? (
    <Text role="alert" color="fg.error">
      {words}
    </Text>
  ) : null;

function useFirstFile(file: File | undefined, queue: FileQueue): void {
  const opened = useRef<File>(undefined);
  useEffect(() => {
    if (!file || opened.current === file) return;
    opened.current = file;
    queue.take([file]);
  }, [file, queue]);
}

function useUpload<T>(props: UploadFormProps<T>) {
  const { words: imageWords, problems, limits = ONE, file, add, onAdded } = props;
  const chosen = useChosenImage();
  const queue = useFileQueue(chosen, limits);
  const [words, setWords] = useState(() => emptyWords(imageWords));
  useFirstFile(file, queue);
  const onKept = (image: T): void => {
    const isMore = queue.next();
    // The next one is often of the same kind.
    if (isMore)
      setWords(({ category, mealType, tags }) => emptyWords({ category, mealType, tags }));
    onAdded(image, !isMore);
  };
  const { failure, ...saving } = useSave(chosen, words, { add, onKept });
  const many = queue.isTooMany ? text.tooMany(limits.most) : undefined;
  const wrong = failure ?? many ?? (chosen.problem && problemText(chosen.problem, problems));
  return { chosen, queue, words, setWords, wrong, ...saving };
}

export function UploadForm<T>(props: UploadFormProps<T>) {
  const { chosen, queue, words, setWords, wrong, save, isSaving, isChecked } = useUpload(props);
  const { limits = ONE, canOffer } = props;
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {queue.all > 1 ? <Text aria-live="polite">{text.nth(queue.position, queue.all)}</Text> : null}
      {chosen.opened ? (
        <>
          <Cropping chosen={chosen} />
          <ImageWordsFields
            words={words}
            onChange={setWords}
            isChecked={isChecked}
            canOffer={canOffer}
          />
        </>
      ) : (
        <ChooseFiles isMultiple={limits.most > 1} onChoose={queue.take} />
      )}
      {chosen.isOpening ? <Text aria-live="polite">{text.opening}</Text> : null}
      <Wrong words={wrong} />
      <Buttons queue={queue} isOpen={chosen.opened !== undefined} isSaving={isSaving} />
    </chakra.form>
  );
}
