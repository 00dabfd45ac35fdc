interface HomeReadings {
  /** mmol/L. */
  values: number[];
  ignored: string[];
}

interface HomePressures {
  values: { systolic: number; diastolic: number }[];
  ignored: string[];
}

const MAX_LINES = 400;
/** mg/dL in a mmol/L of glucose. */
const MG_PER_MMOL = 18.016;
/** mmol/L; a greater figure must be mg/dL, for nobody lives with as much at home. */
const MOST_MMOL = 33;

const splitLines = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);

const WHEN = /\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b\d{1,2}\s?(?:h|g|giờ|:)\s?(?:\d{2})?\b/giu;

/** Readings of glucose, one in a line: "28/11 sáng 6,8"; figures of mg/dL are converted. */
export function readGlucoseDiary(text: string): HomeReadings {
  const values: number[] = [];
  const ignored: string[] = [];
  for (const line of splitLines(text)) {
    const figures = [...line.replace(WHEN, ' ').matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) =>
      Number(figure.replace(',', '.')),
    );
    const read = figures.map((value) => (value > MOST_MMOL ? value / MG_PER_MMOL : value));
    const fit = read.filter((value) => value >= 1 && value <= 60);
    if (fit.length === 0 || fit.length !== read.length) ignored.push(line);
    else values.push(...fit);
  }
  return { values, ignored };
}

/** Readings of the blood's pressure, one in a line: "28/11 tối 132/78". */
export function readPressureDiary(text: string): HomePressures {
  const values: HomePressures['values'] = [];
  const ignored: string[] = [];
  for (const line of splitLines(text)) {
    const readings = [...line.matchAll(/\b(\d{2,3})\s?[/-]\s?(\d{2,3})\b/g)]
      .map(([, high, low]) => ({ systolic: Number(high), diastolic: Number(low) }))
      .filter(
        ({ systolic, diastolic }) =>
          systolic >= 50 && systolic <= 300 && diastolic >= 20 && diastolic < systolic,
      );
    if (readings.length === 0) ignored.push(line);
    else values.push(...readings);
  }
  return { values, ignored };
}
