import { Box, chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { Move } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  moveFrame,
  sizeFrame,
  type Corner,
  type Frame,
  type Size,
} from '../../domain/records/images/frame';
import { imagesText } from '../../i18n/images';
import { wholeText } from './texts';
import { isComposing } from '../../ui/composing';

const text = imagesText.crop;

interface CropStageProps {
  preview: string;
  /** Pixels, of the upright image. */
  size: Size;
  frame: Frame;
  onChange: (frame: Frame) => void;
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const GROWS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

/**
 * Shift moves ten times as far.
 * @returns undefined where the key means nothing here
 */
function afterKey(event: KeyboardEvent, frame: Frame, size: Size): Frame | undefined {
  const step = Math.max(1, Math.round(size.width / 200)) * (event.shiftKey ? 10 : 1);
  const way = ARROWS[event.key];
  if (way) return moveFrame(frame, { x: way.x * step, y: way.y * step }, size);
  const grows = GROWS[event.key];
  return grows === undefined ? undefined : sizeFrame(frame, grows * step * 2, 'se', size);
}

function useCropDrag({ size, frame, onChange }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; frame: Frame; corner: Corner | null } | null>(null);
  const begin = (corner: Corner | null) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, frame, corner };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    const width = stage.current?.clientWidth ?? 0;
    if (!start || width === 0) return;
    const scale = size.width / width;
    const by = { x: (event.clientX - start.x) * scale, y: (event.clientY - start.y) * scale };
    const { corner } = start;
    if (!corner) return onChange(moveFrame(start.frame, by, size));
    onChange(sizeFrame(start.frame, corner.endsWith('e') ? by.x : -by.x, corner, size));
  };
  const end = () => {
    from.current = null;
  };
  return { stage, begin, rest: { onPointerMove: move, onPointerUp: end, onPointerCancel: end } };
}

const PLACES: Record<Corner, object> = {
  nw: { top: '-22px', left: '-22px', cursor: 'nwse-resize' },
  ne: { top: '-22px', right: '-22px', cursor: 'nesw-resize' },
  sw: { bottom: '-22px', left: '-22px', cursor: 'nesw-resize' },
  se: { bottom: '-22px', right: '-22px', cursor: 'nwse-resize' },
};

function CornerGrip({ corner, ...handlers }: { corner: Corner } & Omit<FlexProps, 'corner'>) {
  return (
    <Flex
      {...handlers}
      {...PLACES[corner]}
      data-corner={corner}
      position="absolute"
      boxSize="44px"
      align="center"
      justify="center"
      touchAction="none"
      title={text.corner}
    >
      <Box boxSize="14px" bg="white" borderRadius="3px" boxShadow="0 0 0 1px #1F2A24" />
    </Flex>
  );
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

export function CropStage(props: CropStageProps) {
  const { preview, size, frame, onChange } = props;
  const { stage, begin, rest } = useCropDrag(props);
  return (
    <Flex justify="center" bg="#141C17" borderRadius="l2" overflow="hidden" px="6" py="6">
      <Box ref={stage} position="relative" maxW="full" touchAction="none" userSelect="none">
        <chakra.img
          src={preview}
          alt=""
          draggable={false}
          display="block"
          maxW="full"
          maxH={{ base: '44dvh', md: '420px' }}
        />
        <Box
          as="fieldset"
          tabIndex={0}
          aria-label={`${text.label}. ${text.help}`}
          position="absolute"
          left={percent(frame.x, size.width)}
          top={percent(frame.y, size.height)}
          width={percent(frame.width, size.width)}
          height={percent(frame.height, size.height)}
          outline="2px solid white"
          boxShadow="0 0 0 9999px rgba(20, 28, 23, 0.62)"
          clipPath="none"
          cursor="move"
          touchAction="none"
          _focusVisible={{ outline: '3px solid #7FC79B' }}
          onPointerDown={begin(null)}
          {...rest}
          onKeyDown={(event) => {
            const next = isComposing(event) ? undefined : afterKey(event, frame, size);
            if (!next) return;
            event.preventDefault();
            onChange(next);
          }}
        >
          <Flex h="full" align="center" justify="center" color="white" pointerEvents="none">
            <Flex
              boxSize="9"
              align="center"
              justify="center"
              borderRadius="full"
              bg="rgba(20, 28, 23, 0.6)"
            >
              <Move size={18} aria-hidden />
            </Flex>
          </Flex>
          {(Object.keys(PLACES) as Corner[]).map((corner) => (
            <CornerGrip key={corner} corner={corner} onPointerDown={begin(corner)} {...rest} />
          ))}
        </Box>
        <Box
          aria-live="polite"
          position="absolute"
          top="2"
          left="50%"
          transform="translateX(-50%)"
          px="3"
          py="1"
          borderRadius="l1"
          bg="rgba(20, 28, 23, 0.85)"
          color="white"
          textStyle="sm"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
          pointerEvents="none"
        >
          {text.size(wholeText(frame.width), wholeText(frame.height))}
        </Box>
      </Box>
    </Flex>
  );
}
