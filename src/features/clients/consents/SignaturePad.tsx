import { Box, Button, Text } from '@chakra-ui/react';
import { Eraser } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import {
  SIGNATURE_SIZE,
  strokesPath,
  type Point,
  type Strokes,
} from '../../../domain/practice/consents/signature';
import { consentSheetTexts as texts } from '../../../i18n/consentSheet';

const { width, height } = SIGNATURE_SIZE;

interface SignaturePadProps {
  strokes: Strokes;
  label: string;
  caption: string;
  onChange: (change: (strokes: Strokes) => Strokes) => void;
}

function pointAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const box = currentTarget.getBoundingClientRect();
  const [across, down] = [box.width || width, box.height || height];
  return [((clientX - box.left) / across) * width, ((clientY - box.top) / down) * height];
}

function useDrawing(onChange: SignaturePadProps['onChange']) {
  const isDrawing = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button > 0) return;
      isDrawing.current = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const point = pointAt(event);
      onChange((strokes) => [...strokes, [point]]);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!isDrawing.current) return;
      const point = pointAt(event);
      onChange((strokes) => [...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), point]]);
    },
    onPointerUp: () => void (isDrawing.current = false),
    onPointerCancel: () => void (isDrawing.current = false),
  };
}

export function Signature({ path, label }: { path: string; label: string }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} width="100%">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function Line() {
  return (
    <path
      d={`M60 ${height - 60} L${width - 60} ${height - 60}`}
      stroke="currentColor"
      strokeOpacity="0.35"
      strokeWidth="2"
      strokeDasharray="4 10"
    />
  );
}

function SignAgain({ isEmpty, onPress }: { isEmpty: boolean; onPress: () => void }) {
  return (
    <Button
      position="absolute"
      insetEnd="3"
      bottom="2"
      minH="11"
      variant="outline"
      colorPalette="gray"
      bg="bg.panel"
      disabled={isEmpty}
      onClick={onPress}
    >
      <Eraser size={18} aria-hidden />
      {texts.signAgain}
    </Button>
  );
}

export function SignaturePad({ strokes, label, caption, onChange }: SignaturePadProps) {
  const drawing = useDrawing(onChange);
  return (
    <Box position="relative" bg="bg.panel" borderWidth="1px" borderRadius="l3" color="fg">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}. ${texts.signHere}`}
        width="100%"
        style={{ display: 'block', touchAction: 'none', cursor: 'crosshair' }}
        {...drawing}
      >
        <Line />
        <path
          d={strokesPath(strokes)}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Text position="absolute" insetStart="5" bottom="2" color="fg.muted" pointerEvents="none">
        {strokes.length === 0 ? texts.signHere : caption}
      </Text>
      <SignAgain isEmpty={strokes.length === 0} onPress={() => onChange(() => [])} />
    </Box>
  );
}
