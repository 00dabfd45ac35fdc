import { MAX_DECIDED_READINGS, type DecidedReading } from '../records/clients';

/** Notes that a doctor has decided about some readings, each once; where there are too many, the oldest notes go. */
export const withDecidedReadings = (
  noted: readonly DecidedReading[],
  readings: readonly string[],
  date: string,
): DecidedReading[] =>
  [
    ...noted.filter(({ reading }) => !readings.includes(reading)),
    ...readings.map((reading) => ({ reading, date })),
  ].slice(-MAX_DECIDED_READINGS);
