export interface Vessel {
  room: number;
  draw: (ground: string) => string;
}

const circle = (radius: number, more: string, y = 100): string =>
  `<circle cx="100" cy="${y}" r="${radius}" ${more}/>`;
const shadow = (radius: number): string => circle(radius, 'fill="#1F2A24" opacity=".1"', 107);
const GLAZE = 'fill="#F8F5EC" stroke="#D8D1C1" stroke-width="2"';
const band = (colour: string): string => `fill="none" stroke="${colour}" stroke-width="2.500"`;

export const VESSELS = {
  bowl: {
    room: 64,
    draw: (ground) =>
      shadow(93) +
      circle(94, GLAZE) +
      circle(87, band('#B5D3C1')) +
      circle(78, 'fill="#DED7C7"') +
      circle(75, `fill="${ground}"`, 101),
  },
  plate: {
    room: 58,
    draw: (ground) =>
      shadow(95) +
      circle(96, GLAZE) +
      circle(89, band('#B5D3C1')) +
      circle(72, `fill="${ground}" stroke="#DED7C7" stroke-width="2"`),
  },
  cup: {
    room: 54,
    draw: (ground) =>
      shadow(83) +
      circle(84, GLAZE) +
      circle(77, band('#9DB7C4')) +
      circle(70, 'fill="#DED7C7"') +
      circle(67, `fill="${ground}"`, 101),
  },
  clay: {
    room: 60,
    draw: (ground) =>
      shadow(92) +
      '<rect x="-2" y="85" width="204" height="30" rx="12" fill="#7A5138"/>' +
      circle(90, 'fill="#8C5F42"') +
      circle(80, 'fill="#5A3A28"') +
      circle(76, `fill="${ground}"`, 101),
  },
  glass: {
    room: 40,
    draw: (ground) =>
      shadow(66) +
      circle(68, 'fill="#E4ECEA" stroke="#C3CFCB" stroke-width="2"') +
      circle(58, `fill="${ground}"`) +
      '<path d="M66 84Q78 62 100 58" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".55"/>',
  },
  drop: {
    room: 0,
    draw: (ground) =>
      circle(70, 'fill="#FBEBCB"') +
      `<path d="M100 52C120 82 134 98 134 118A34 34 0 0 1 66 118C66 98 80 82 100 52Z" fill="${ground}"/>` +
      '<path d="M80 118A20 20 0 0 0 98 138" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>',
  },
} as const satisfies Record<string, Vessel>;

export type VesselName = keyof typeof VESSELS;
