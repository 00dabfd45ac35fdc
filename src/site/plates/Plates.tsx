import { pieceSymbols, type Plate } from '../../domain/menus/plates/plate';

const plateId = (index: number): string => `plate-${index}`;

export function PlateSheet({ plates }: { plates: readonly Plate[] }) {
  const symbols = plates.map(
    ({ markup }, index) =>
      `<symbol id="${plateId(index)}" viewBox="0 0 200 200">${markup}</symbol>`,
  );
  return (
    <svg
      className="sheet"
      width="0"
      height="0"
      aria-hidden="true"
      // Safe: figures and colours of `domain/plates`, nothing that people typed.
      dangerouslySetInnerHTML={{
        __html: `<defs>${pieceSymbols(plates)}</defs>${symbols.join('')}`,
      }}
    />
  );
}

export function PlateImage({ plateIndex }: { plateIndex: number }) {
  return (
    <svg className="plate" viewBox="0 0 200 200" aria-hidden="true">
      <use href={`#${plateId(plateIndex)}`} />
    </svg>
  );
}

/** Where plates stand on a cloth of 440 × 230: left, top, width. */
const SEATS: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[120, 15, 200]],
  2: [
    [16, -14, 228],
    [226, 40, 190],
  ],
  3: [
    [34, -34, 226],
    [250, -56, 196],
    [244, 112, 128],
  ],
  4: [
    [34, -34, 226],
    [250, -64, 200],
    [232, 116, 126],
    [-66, 112, 164],
  ],
  5: [
    [34, -34, 226],
    [250, -64, 200],
    [196, 138, 128],
    [-66, 112, 164],
    [316, 118, 122],
  ],
};
/** A plate has that many units across. */
const PLATE_SIZE = 200;

interface TableProps {
  plates: readonly number[];
  label: string;
}

export function Table({ plates, label }: TableProps) {
  const seats = SEATS[Math.min(plates.length, 5)] ?? [];
  return (
    <svg
      className="table"
      viewBox="0 0 440 230"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect className="cloth" width="440" height="230" />
      <path className="stripe" d="M0 18H440M0 30H440" />
      {seats.map(([left, top, width], at) => (
        <use
          key={plates[at]}
          href={`#${plateId(plates[at] ?? 0)}`}
          x={left}
          y={top}
          width={width}
          height={(width / PLATE_SIZE) * PLATE_SIZE}
        />
      ))}
    </svg>
  );
}

/** Where plates stand on the picture of a card of 320 × 140, where they may be cut at its edges. */
const CARD_SEATS: readonly (readonly [number, number, number])[][] = [
  [[80, -10, 160]],
  [
    [36, -22, 170],
    [188, 18, 130],
  ],
  [
    [78, -26, 164],
    [232, -46, 132],
    [-44, 44, 126],
  ],
];

const TONES = 4;

export function Scene({ plates }: { plates: readonly number[] }) {
  const laid = plates.slice(0, CARD_SEATS.length);
  const seats = CARD_SEATS[laid.length - 1] ?? [];
  return (
    <svg
      className="card-scene"
      data-tone={(plates[0] ?? 0) % TONES}
      viewBox="0 0 320 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="cloth" width="320" height="140" />
      <path className="stripe" d="M0 12H320M0 20H320" />
      {seats.map(([left, top, width], at) => (
        <use
          key={`${at} ${laid[at]}`}
          href={`#${plateId(laid[at] ?? 0)}`}
          x={left}
          y={top}
          width={width}
          height={width}
        />
      ))}
    </svg>
  );
}
