export const METRIC: Readonly<Record<string, readonly ['g' | 'ml', number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  gam: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  gm: ['g', 1],
  gms: ['g', 1],
  mg: ['g', 0.001],
  oz: ['g', 28.35],
  ounce: ['g', 28.35],
  ounces: ['g', 28.35],
  lb: ['g', 453.6],
  lbs: ['g', 453.6],
  pound: ['g', 453.6],
  pounds: ['g', 453.6],
  kg: ['g', 1000],
  kgs: ['g', 1000],
  kilogram: ['g', 1000],
  kilograms: ['g', 1000],
  ky: ['g', 1000],
  ki: ['g', 1000],
  kilo: ['g', 1000],
  kilogam: ['g', 1000],
  can: ['g', 1000],
  lang: ['g', 100],
  ml: ['ml', 1],
  cc: ['ml', 1],
  mililit: ['ml', 1],
  mls: ['ml', 1],
  milliliter: ['ml', 1],
  milliliters: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  liter: ['ml', 1000],
  liters: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  // Codes of schema.org.
  grm: ['g', 1],
  kgm: ['g', 1000],
  mlt: ['ml', 1],
  ltr: ['ml', 1000],
  floz: ['ml', 29.57],
  pint: ['ml', 473.2],
  pints: ['ml', 473.2],
  quart: ['ml', 946.4],
  quarts: ['ml', 946.4],
  l: ['ml', 1000],
  lit: ['ml', 1000],
};

export const SPOONS: Readonly<Record<string, string>> = {
  'thia canh': 'muong canh',
  'thia sup': 'muong canh',
  'thia an com': 'muong canh',
  'thia an': 'muong canh',
  'thia com': 'muong canh',
  'thia lon': 'muong canh',
  'thia to': 'muong canh',
  'muong canh': 'muong canh',
  'muong sup': 'muong canh',
  'muong an canh': 'muong canh',
  'muong an com': 'muong canh',
  'muong an': 'muong canh',
  'muong com': 'muong canh',
  'muong lon': 'muong canh',
  tbsp: 'muong canh',
  tbsps: 'muong canh',
  tablespoon: 'muong canh',
  tablespoons: 'muong canh',
  tbs: 'muong canh',
  mc: 'muong canh',
  'm canh': 'muong canh',
  m: 'muong canh',
  tc: 'muong canh',
  'thia ca phe': 'muong ca phe',
  'thia cafe': 'muong ca phe',
  'thia cf': 'muong ca phe',
  'thia nho': 'muong ca phe',
  'thia tra': 'muong ca phe',
  'muong ca phe': 'muong ca phe',
  'muong cafe': 'muong ca phe',
  'muong cf': 'muong ca phe',
  'muong nho': 'muong ca phe',
  'muong tra': 'muong ca phe',
  tsp: 'muong ca phe',
  tsps: 'muong ca phe',
  teaspoon: 'muong ca phe',
  teaspoons: 'muong ca phe',
  mcf: 'muong ca phe',
  'm ca phe': 'muong ca phe',
  mcp: 'muong ca phe',
  tcp: 'muong ca phe',
  tcf: 'muong ca phe',
  // A plain "spoon" means the large one.
  thia: 'muong canh',
  muong: 'muong canh',
};

const COUNTED = (
  'chen con,chen com,chen,bat con,bat com,bat to,bat,to lon,to,ly,coc,cup,cups,qua,trai,cu,tep,nhanh,cay,cong,la,lat,' +
  'mieng,khuc,con,bo,mo,nam,nhum,goi,tui,hop,lon,chai,hu,lo,bia,o,cai,chiec,hat,doan,khoanh,bap,bup,be,thanh,vat,' +
  'vien,va,phan,suat,dia,xien,mui,tai,soi,bich,vi,thung,ket,loc,khay,binh,ngon,dot'
).split(',');
/** Foods that begin as a measure does: "1 củ cải", "2 bắp bò", "3 nấm hương", "1 cần tây", "1 lá lốt" is a leaf. */
export const NO_MEASURE =
  /^(cu cai|cu sen|cu nang|cu san|cu den|bap cai|bap bo|bap chuoi|bap rang|bap my|nam (?:huong|rom|meo|kim|dui|bao|dong|mo|linh|so)|can tay|can ta|can nuoc|bo (?:nac|xay|bam|vien|kho|sap|lat|thuc|hop)|trai cay|mo (?:heo|lon|ga|hanh)|la chanh|hat (?:tieu|sen|nem|dieu|de|ke|chia|bi|dua|oc))(?![a-z])/;
/** "2 bát cơm trắng": the rice is the food, not the bowl. */
export const RICE =
  /^(bat|chen) com(?=\s*$|\s+(?:trang|nguoi|nong|chien|tam|gao|nep|lam|rang|chay)(?![a-z]))/;
export const LONGEST_FIRST = [...Object.keys(SPOONS), ...COUNTED].sort(
  (one, other) => other.length - one.length,
);

export const OF_MEASURE = /^(day|voi|gat|vun|nho|lon|to|vua|tron)(?=\s|$)/;

export const COUNTED_UNIT = new RegExp(`^(?:${COUNTED.join('|')})$`);
