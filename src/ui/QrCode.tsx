import { encode } from 'uqr';

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Black on white in both colour modes, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '100%', maxWidth: '22rem', background: '#fff' }}
    >
      <path d={dark} fill="#000" />
    </svg>
  );
}
