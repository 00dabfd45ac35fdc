import { useEffect, useRef, useState } from 'react';
import { fileProblem, sizeProblem, unreadProblem } from '../../domain/pictures/checks';
import type { FileProblem } from '../../domain/pictures/checks';
import { proposedFrame } from '../../domain/pictures/frame';
import type { Frame } from '../../domain/pictures/frame';
import { KIND_BYTES, kindOfBytes } from '../../domain/pictures/kindOfBytes';
import type { PictureKind } from '../../domain/pictures/kindOfBytes';
import { pictureClient } from '../../workers/pictureClient';
import type { MadePicture, OpenedPicture, Turned } from '../../workers/pictureClient';

/** Milliseconds that a frame stands still before its files are made: writing WebP takes most of a second. */
const STILL = 200;
const UPRIGHT: Turned = { steps: 0, isMirrored: false };

interface Opened extends OpenedPicture {
  file: File;
  turned: Turned;
  frame: Frame;
  /** Address of the preview. */
  url: string;
}

/** Finds the kind of a file by its bytes; undefined where it is no picture, or is gone. */
async function kindOf(file: File): Promise<PictureKind | undefined> {
  const bytes = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  return bytes && kindOfBytes(new Uint8Array(bytes));
}

const madeOf = ({ file, turned, frame, id }: Opened): Promise<MadePicture> =>
  pictureClient().make(file, turned, frame, id);

/** A file as the worker opens it, or what is wrong with it. */
async function openedOf(file: File, turned: Turned): Promise<Opened | FileProblem> {
  try {
    const picture = await pictureClient().open(file, turned);
    const wrong = sizeProblem(picture);
    if (wrong) return wrong;
    const url = URL.createObjectURL(picture.preview);
    return { ...picture, file, turned, frame: proposedFrame(picture), url };
  } catch {
    return unreadProblem(await kindOf(file));
  }
}

/** A file that was chosen, opened where it may be. */
async function judged(
  file: File | undefined,
  mostBytes: number | undefined,
): Promise<Opened | FileProblem> {
  if (!file) return 'missing';
  const { type, size } = file;
  const wrong = fileProblem({ type, size, kind: await kindOf(file) }, mostBytes);
  return wrong ?? openedOf(file, UPRIGHT);
}

/** Makes the files while a person still writes what the picture shows. @returns them, or makes them now */
function useMadeAhead(opened: Opened | undefined): () => Promise<MadePicture> {
  const ahead = useRef<{ of: Opened; made: Promise<MadePicture | undefined> }>(undefined);
  useEffect(() => {
    if (!opened) return;
    const timer = setTimeout(() => {
      // A failure is tried again, and said, when the files are asked for.
      ahead.current = { of: opened, made: madeOf(opened).catch(() => undefined) };
    }, STILL);
    return () => {
      clearTimeout(timer);
      ahead.current = undefined;
    };
  }, [opened]);
  return async () => {
    if (!opened) throw new Error('no picture was chosen');
    const ready = ahead.current?.of === opened ? await ahead.current.made : undefined;
    return ready ?? madeOf(opened);
  };
}

/** A file that a person has chosen, opened off the main thread, with its frame. */
export interface ChosenPicture {
  opened: Opened | undefined;
  isOpening: boolean;
  problem: FileProblem | undefined;
  /** `mostBytes`: in place of the uploader's limit. */
  choose(file: File | undefined, mostBytes?: number): void;
  turn(change: (turned: Turned) => Turned): void;
  setFrame(frame: Frame): void;
  /** The finished files. @throws when the worker cannot make them */
  make(): Promise<MadePicture>;
  clear(): void;
}

/** @returns the state of one chosen picture; a later choice overtakes an earlier one */
export function useChosenPicture(): ChosenPicture {
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
    const found = typeof made === 'string' ? undefined : made;
    if (mine !== latest.current) {
      if (found) URL.revokeObjectURL(found.url);
      return;
    }
    setOpening(false);
    setProblem(typeof made === 'string' ? made : undefined);
    setOpened(found);
  };

  return {
    opened,
    isOpening,
    problem,
    choose(file, mostBytes) {
      void show(judged(file, mostBytes));
    },
    turn(change) {
      if (opened) void show(openedOf(opened.file, change(opened.turned)));
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
