import { useEffect, useState } from 'react';
import { MAX_PHOTO_BASE64 } from '../../api/ai';
import { fileProblem, unreadProblem, type FileProblem } from '../../domain/records/images/checks';
import { KIND_BYTES, kindOfBytes } from '../../domain/records/images/kindOfBytes';
import { IMAGE_LIMITS } from '../../domain/records/images/limits';
import { imageClient } from '../../workers/imageClient';

export interface Photo {
  base64: string;
  width: number;
  height: number;
  bytes: number;
  url: string;
}

export type PhotoProblem = FileProblem | 'tooLargeToSend';

const detectKind = async (file: File) =>
  kindOfBytes(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));

/** In pieces: a call with a million arguments is refused by browsers. */
async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export async function readPhoto(file: File): Promise<Photo | PhotoProblem> {
  const kind = await detectKind(file).catch(() => undefined);
  const { type, size } = file;
  const wrong = fileProblem({ type, size, kind }, IMAGE_LIMITS.managerBytes);
  if (wrong) return wrong;
  try {
    const { jpeg, width, height } = await imageClient().shrink(file);
    const base64 = await base64Of(jpeg);
    if (base64.length > MAX_PHOTO_BASE64) return 'tooLargeToSend';
    return { base64, width, height, bytes: jpeg.size, url: URL.createObjectURL(jpeg) };
  } catch {
    return unreadProblem(kind);
  }
}

export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [isReading, setReading] = useState(false);
  useEffect(() => () => photo && URL.revokeObjectURL(photo.url), [photo]);
  const choose = async (file: File) => {
    setReading(true);
    const read = await readPhoto(file);
    setReading(false);
    if (typeof read === 'string') {
      // The photograph before stays, so that a wrong choice loses nothing.
      setProblem(read);
      return;
    }
    setProblem(undefined);
    setPhoto(read);
  };
  return { photo, problem, isReading, choose: (file: File) => void choose(file) };
}
