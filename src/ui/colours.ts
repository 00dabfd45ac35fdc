type Shade = '50' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950';
const SHADES: Shade[] = [
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  '950',
];

function scale(colours: string): Record<Shade, { value: string }> {
  const values = colours.split(' ');
  const pairs = SHADES.map((shade, index) => [shade, { value: values[index] ?? '' }]);
  return Object.fromEntries(pairs) as Record<Shade, { value: string }>;
}

export const palettes = {
  gray: scale(
    '#FAF8F3 #F3F0E8 #E7E2D6 #D5CFC0 #A9A697 #7C7F74 #5A6159 #454D46 #2F3932 #1F2A24 #131A16',
  ),
  leaf: scale(
    '#EEF7F1 #DFF0E6 #B9DEC9 #8CC9A8 #5DB086 #3B9068 #2E7D55 #256546 #1F5139 #193F2D #0F2A1E',
  ),
  turmeric: scale(
    '#FDF6E7 #FBEBCB #F6D795 #EFC063 #E5AC3C #D99A1B #B57A0F #855705 #6C4706 #533808 #302004',
  ),
  chilli: scale(
    '#FDF1EE #FBE0DA #F4BAAE #EC9484 #DF6E5A #C8452F #B63B26 #932E1E #77271A #5A2017 #36130D',
  ),
  plum: scale(
    '#F8F1FA #EEE0F3 #DCC0E6 #C79DD6 #AB74C1 #8A4FA3 #7A4192 #633477 #502B5F #3E234A #27142F',
  ),
};

interface Pair {
  value: { _light: string; _dark: string };
}
function pair(light: string, dark: string): Pair {
  return { value: { _light: light, _dark: dark } };
}

/** `solid` and `hover` must carry `contrast` with at least 4.5:1 in both modes. */
function roles(name: 'leaf' | 'chilli' | 'plum') {
  return {
    solid: pair(`{colors.${name}.600}`, `{colors.${name}.400}`),
    hover: pair(`{colors.${name}.700}`, `{colors.${name}.300}`),
    contrast: pair('white', '{colors.gray.950}'),
    fg: pair(`{colors.${name}.700}`, `{colors.${name}.300}`),
    subtle: pair(`{colors.${name}.100}`, `{colors.${name}.900}`),
    muted: pair(`{colors.${name}.200}`, `{colors.${name}.800}`),
    emphasized: pair(`{colors.${name}.300}`, `{colors.${name}.700}`),
    border: pair(`{colors.${name}.300}`, `{colors.${name}.700}`),
    focusRing: pair(`{colors.${name}.600}`, `{colors.${name}.400}`),
  };
}

/** Dark ink on turmeric: white would not be readable. */
const turmeric = {
  solid: pair('{colors.turmeric.500}', '{colors.turmeric.400}'),
  hover: pair('{colors.turmeric.400}', '{colors.turmeric.300}'),
  contrast: pair('{colors.gray.900}', '{colors.gray.950}'),
  fg: pair('{colors.turmeric.700}', '{colors.turmeric.300}'),
  subtle: pair('{colors.turmeric.100}', '{colors.turmeric.900}'),
  muted: pair('{colors.turmeric.200}', '{colors.turmeric.800}'),
  emphasized: pair('{colors.turmeric.300}', '{colors.turmeric.700}'),
  border: pair('{colors.turmeric.300}', '{colors.turmeric.700}'),
  focusRing: pair('{colors.turmeric.600}', '{colors.turmeric.400}'),
};

/** Features use these only, never the palettes. */
export const semanticColors = {
  bg: {
    DEFAULT: pair('{colors.gray.50}', '{colors.gray.950}'),
    subtle: pair('{colors.gray.100}', '#1E2823'),
    muted: pair('#EEEADF', '#2A352F'),
    emphasized: pair('{colors.gray.200}', '#37433C'),
    inverted: pair('{colors.gray.900}', '#EDF0EA'),
    panel: pair('#FFFFFF', '#1A231E'),
    error: pair('{colors.chilli.50}', '{colors.chilli.950}'),
    warning: pair('{colors.turmeric.50}', '{colors.turmeric.950}'),
    success: pair('{colors.leaf.50}', '{colors.leaf.950}'),
    info: pair('{colors.plum.50}', '{colors.plum.950}'),
  },
  fg: {
    DEFAULT: pair('{colors.gray.900}', '#EDF0EA'),
    muted: pair('{colors.gray.600}', '#AEB8AF'),
    subtle: pair('#666C63', '#98A39A'),
    inverted: pair('{colors.gray.50}', '{colors.gray.900}'),
    error: pair('{colors.chilli.600}', '{colors.chilli.300}'),
    warning: pair('{colors.turmeric.700}', '{colors.turmeric.300}'),
    success: pair('{colors.leaf.700}', '{colors.leaf.300}'),
    info: pair('{colors.plum.600}', '{colors.plum.300}'),
  },
  border: {
    DEFAULT: pair('#E3DED1', '#323E37'),
    muted: pair('#ECE8DD', '#28332D'),
    subtle: pair('{colors.gray.100}', '#222C27'),
    emphasized: pair('#CDC7B7', '#47544C'),
    inverted: pair('{colors.gray.800}', '{colors.gray.200}'),
    error: pair('{colors.chilli.500}', '{colors.chilli.400}'),
    warning: pair('{colors.turmeric.400}', '{colors.turmeric.600}'),
    success: pair('{colors.leaf.400}', '{colors.leaf.600}'),
  },
  gray: {
    solid: pair('{colors.gray.900}', '#EDF0EA'),
    hover: pair('{colors.gray.700}', '#FFFFFF'),
    contrast: pair('{colors.gray.50}', '{colors.gray.950}'),
    fg: pair('{colors.gray.900}', '#EDF0EA'),
    subtle: pair('#EEEADF', '#2A352F'),
    muted: pair('{colors.gray.200}', '#37433C'),
    emphasized: pair('{colors.gray.300}', '#47544C'),
    border: pair('#CDC7B7', '#47544C'),
    focusRing: pair('{colors.leaf.600}', '{colors.leaf.400}'),
  },
  leaf: roles('leaf'),
  chilli: roles('chilli'),
  plum: roles('plum'),
  // The library's own components speak of green, red and orange.
  green: roles('leaf'),
  red: roles('chilli'),
  turmeric,
  orange: turmeric,
  macro: {
    energy: pair('{colors.gray.900}', '#EDF0EA'),
    protein: pair('{colors.leaf.600}', '{colors.leaf.400}'),
    carbs: pair('{colors.turmeric.500}', '{colors.turmeric.400}'),
    fat: pair('{colors.plum.500}', '{colors.plum.400}'),
    fiber: pair('#7FA390', '#8FB7A2'),
  },
  coverage: {
    red: pair('{colors.chilli.600}', '{colors.chilli.400}'),
    orange: pair('#C4621A', '#E58A45'),
    yellow: pair('{colors.turmeric.500}', '{colors.turmeric.300}'),
    green: pair('{colors.leaf.600}', '{colors.leaf.400}'),
    none: pair('{colors.gray.400}', '{colors.gray.500}'),
  },
};
