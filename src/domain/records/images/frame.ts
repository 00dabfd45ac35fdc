import { FRAME_HEIGHT, FRAME_RATIO, FRAME_TOLERANCE, FRAME_WIDTH, IMAGE_LIMITS } from './limits';

export interface Size {
  width: number;
  height: number;
}

/** In upright pixels. */
export interface Frame extends Size {
  x: number;
  y: number;
}

const LEAST_WIDTH = 160;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

export function hasFrameRatio({ width, height }: Size): boolean {
  return Math.abs(width / height - FRAME_RATIO) <= FRAME_TOLERANCE;
}

export function proposedFrame(size: Size): Frame {
  if (hasFrameRatio(size)) return { x: 0, y: 0, ...size };
  const isWide = size.width / size.height > FRAME_RATIO;
  const width = isWide ? Math.round(size.height * FRAME_RATIO) : size.width;
  const height = isWide ? size.height : Math.round(size.width / FRAME_RATIO);
  return {
    x: Math.round((size.width - width) / 2),
    y: Math.round((size.height - height) / 2),
    width,
    height,
  };
}

export const isSameFrame = (one: Frame, other: Frame): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

export function moveFrame(frame: Frame, by: { x: number; y: number }, size: Size): Frame {
  return {
    ...frame,
    x: Math.round(between(frame.x + by.x, 0, size.width - frame.width)),
    y: Math.round(between(frame.y + by.y, 0, size.height - frame.height)),
  };
}

/** Named after the dragged corner; the opposite one stays in place. */
export type Corner = 'nw' | 'ne' | 'sw' | 'se';

export function sizeFrame(frame: Frame, by: number, corner: Corner, size: Size): Frame {
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const roomWide = corner.endsWith('e') ? size.width - frame.x : right;
  const roomHigh = corner.startsWith('s') ? size.height - frame.y : bottom;
  const most = Math.min(roomWide, roomHigh * FRAME_RATIO);
  const width = Math.round(between(frame.width + by, Math.min(LEAST_WIDTH, most), most));
  const height = Math.min(Math.round(width / FRAME_RATIO), size.height);
  return {
    width,
    height,
    x: corner.endsWith('e') ? frame.x : right - width,
    y: corner.startsWith('s') ? frame.y : bottom - height,
  };
}

export function storedSize(frame: Size): Size {
  if (frame.width < FRAME_WIDTH || frame.height < FRAME_HEIGHT)
    return { width: FRAME_WIDTH, height: FRAME_HEIGHT };
  const scale = Math.min(1, IMAGE_LIMITS.longestSide / Math.max(frame.width, frame.height));
  return { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
}
