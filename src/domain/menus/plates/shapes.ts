export interface Tint {
  edge: string;
  flesh: string;
  mark: string;
}

const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`;

export const SHAPES = {
  coin: {
    radius: 11,
    draw: ({ edge, flesh, mark }: Tint) =>
      `<circle r="11" fill="${edge}"/><circle r="8.500" fill="${flesh}"/>` +
      line('M0-4V4M-3.500-2L3.500 2M-3.500 2L3.500-2', mark, 1.6),
  },
  wedge: {
    radius: 17,
    draw: ({ edge, flesh, mark }: Tint) =>
      area('M-20 5Q-12-15 6-13Q19-9 20 5Q0 17-20 5Z', edge) +
      area('M-16 4Q-9-10 6-9Q15-6 16 4Q0 12-16 4Z', flesh) +
      line('M-6 3h0M1 1h0M8 3h0', mark, 3.4),
  },
  slice: {
    radius: 17,
    draw: ({ edge, flesh, mark }: Tint) =>
      area('M-20-4Q-13-14 1-11Q12-16 20-7Q22 6 12 11Q2 8-7 13Q-21 9-20-4Z', edge) +
      area('M-17-3Q-11-11 1-8Q11-12 17-5Q18 4 11 8Q2 5-7 10Q-17 7-17-3Z', flesh) +
      line('M-12-2Q-3-5 2-1T13-3M-10 5Q-2 0 4 3', mark, 1.8),
  },
  chunk: {
    radius: 15,
    draw: ({ edge, flesh, mark }: Tint) =>
      area('M-16-6Q-9-15 4-12Q18-11 16 3Q14 14-2 12Q-18 11-16-6Z', edge) +
      area('M-12-6Q-6-11 3-9Q13-8 12 0Q6 7-3 5Q-12 4-12-6Z', flesh) +
      line('M-7-5Q-1-8 6-5', mark, 2.4),
  },
  cube: {
    radius: 15,
    draw: ({ edge, flesh, mark }: Tint) =>
      `<rect x="-15" y="-12" width="30" height="25" rx="5" fill="${edge}"/>` +
      `<rect x="-12" y="-10" width="24" height="18" rx="3.500" fill="${flesh}"/>` +
      line('M-6-4H5M-6 2H2', mark, 1.8),
  },
  fish: {
    radius: 21,
    draw: ({ edge, flesh, mark }: Tint) =>
      area('M-27 1Q-19-16 4-14Q24-11 27 2Q18 15-3 13Q-20 13-27 1Z', edge) +
      area('M-22 1Q-14-11 4-10Q19-7 22 2Q14 10-3 9Q-16 9-22 1Z', flesh) +
      line('M-11-6Q-6 1-11 6M-1-8Q5 0-1 8M10-6Q14 1 10 6', mark, 2),
  },
  curl: {
    radius: 14,
    draw: ({ edge, flesh, mark }: Tint) =>
      line('M-10 8Q-15-8 2-11Q14-10 11 3', edge, 9) +
      line('M-9 6Q-12-6 2-8Q10-7 9 2', flesh, 4) +
      area('M-6 8L-16 6L-15 15Z', mark),
  },
  egg: {
    radius: 15,
    draw: ({ edge, flesh, mark }: Tint) =>
      `<ellipse rx="16" ry="13.500" fill="${edge}"/><ellipse rx="14.500" ry="12" fill="${flesh}"/><circle r="7" fill="${mark}"/>`,
  },
  leaf: {
    radius: 14,
    draw: ({ edge, flesh, mark }: Tint) =>
      area('M-1 15C-15 7-14-10-3-16C-3-6 3-4 3 4C4-4 10-8 16-7C17 4 11 13-1 15Z', edge) +
      area('M0 12C-9 5-9-5-3-11C-2-3 2-1 3 6C6 0 9-3 13-3C12 5 8 10 0 12Z', flesh) +
      line('M0 13Q-1 3-3-6', mark, 1.5),
  },
  floret: {
    radius: 14,
    draw: ({ edge, flesh, mark }: Tint) =>
      area('M-4 14V4H4V14Q0 16-4 14Z', mark) +
      `<g fill="${edge}"><circle cx="-8" cy="1" r="7.500"/><circle cx="8" cy="1" r="7.500"/><circle cy="-6" r="9"/></g>` +
      `<g fill="${flesh}"><circle cx="-4" cy="-8" r="2.200"/><circle cx="5" cy="-5" r="2.200"/><circle cx="-9" cy="0" r="1.900"/></g>`,
  },
  pod: {
    radius: 13,
    draw: ({ edge, flesh, mark }: Tint) =>
      line('M-16 5Q-3-9 16-4', edge, 6) +
      line('M-12 3Q-2-6 12-3', flesh, 2) +
      `<circle cx="16" cy="-4" r="2.500" fill="${mark}"/>`,
  },
  dot: {
    radius: 6,
    draw: ({ edge, flesh, mark }: Tint) =>
      `<circle r="6" fill="${edge}"/><circle cx="-1" cy="-1" r="3.600" fill="${flesh}"/><circle cx="1.500" cy="1.500" r="1.200" fill="${mark}"/>`,
  },
  ring: {
    radius: 5,
    draw: ({ edge, flesh }: Tint) =>
      `<circle r="4.200" fill="${flesh}" stroke="${edge}" stroke-width="2.600"/>`,
  },
} as const satisfies Record<string, { radius: number; draw: (tint: Tint) => string }>;

export type ShapeName = keyof typeof SHAPES;
