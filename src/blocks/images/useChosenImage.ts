import { useEffect, useRef, useState } from 'react';
import {
  fileProblem,
  sizeProblem,
  unreadProblem,
  type FileProblem,
} from '../../domain/records/images/checks';
import { proposedFrame, type Frame } from '../../domain/records/images/frame';
import { KIND_BYTES, kindOfBytes, type ImageKind } from '../../domain/records/images/kindOfBytes';
import {
  imageClient,
  type MadeImage,
  type OpenedImage,
  type Turned,
} from '../../workers/imageClient';

/** Milliseconds that the frame must rest before its files are made: writing WebP takes most of a second. */
const STILL = 200;
const UPRIGHT: Turned = { steps: 0, isMirrored: false };

interface Opened extends OpenedImage {
  file: File;
  rotation: Turned;
  frame: Frame;
  url: string;
}

async function detectKind(file: File): Promise<ImageKind | undefined> {
  const bytes = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  return bytes && kindOfBytes(new Uint8Array(bytes));
}

const makeImage = ({ file, rotation, frame, id }: Opened): Promise<MadeImage> =>
  imageClient().make(file, rotation, frame, id);

async function openImage(file: File, rotation: Turned): Promise<Opened | FileProblem> {
  try {
    const image = await imageClient().open(file, rotation);
    const wrong = sizeProblem(image);
    if (wrong) return wrong;
    const url = URL.createObjectURL(image.preview);
    return { ...image, file, rotation, frame: proposedFrame(image), url };
  } catch {
    return unreadProblem(await detectKind(file));
  }
}

async function judged(
  file: File | undefined,
  mostBytes: number | undefined,
): Promise<Opened | FileProblem> {
  if (!file) return 'missing';
  const { type, size } = file;
  const wrong = fileProblem({ type, size, kind: await detectKind(file) }, mostBytes);
  return wrong ?? openImage(file, UPRIGHT);
}

/**
 * Made while the person still types the description.
 * @returns the files, made now if they are not ready
 */
function useMadeAhead(opened: Opened | undefined): () => Promise<MadeImage> {
  const ahead = useRef<{ of: Opened; made: Promise<MadeImage | undefined> }>(undefined);
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => {
      // A failure is retried, and reported, when the files are asked for.
      ahead.current = { of: opened, made: makeImage(opened).catch(() => undefined) };
    }, STILL);
    return () => {
      clearTimeout(timer);
      ahead.current = undefined;
    };
  }, [opened]);
  return async () => {
    if (!opened) throw new Error('no image was chosen');
    const ready = ahead.current?.of === opened ? await ahead.current.made : undefined;
    return ready ?? makeImage(opened);
  };
}

export interface ChosenImage {
  opened: Opened | undefined;
  isOpening: boolean;
  problem: FileProblem | undefined;
  choose(file: File | undefined, mostBytes?: number): void;
  turn(change: (turned: Turned) => Turned): void;
  setFrame(frame: Frame): void;
  make(): Promise<MadeImage>;
  clear(): void;
}

export function useChosenImage(): ChosenImage {
  const [opened, setOpened] = useState<Opened>();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<FileProblem>();
  const latest = useRef(0);
  const make = useMadeAhead(opened);
  const url = opened?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const show = async (work: Promise<Opened | FileProblem>): Promise<void> => {
    const mine = ++latest.current;
    setOpening(true);
    const made = await work;
    const madeImage = typeof made === 'string' ? undefined : made;
    if (mine !== latest.current) {
      if (madeImage) URL.revokeObjectURL(madeImage.url);
      return;
    }
    setOpening(false);
    setProblem(typeof made === 'string' ? made : undefined);
    setOpened(madeImage);
  };

  return {
    opened,
    isOpening,
    problem,
    choose(file, mostBytes) {
      void show(judged(file, mostBytes));
    },
    turn(change) {
      if (opened) void show(openImage(opened.file, change(opened.rotation)));
    },
    setFrame: (frame) => setOpened((current) => current && { ...current, frame }),
    make,
    clear() {
      latest.current += 1;
      setOpened(undefined);
      setProblem(undefined);
      setOpening(false);
    },
  };
}
