import { MAX_DECIDED_READINGS, type DecidedReading } from '../records/clients';

export const withDecidedReadings = (
  noted: readonly DecidedReading[],
  readings: readonly string[],
  date: string,
): DecidedReading[] =>
  [
    ...noted.filter(({ reading }) => !readings.includes(reading)),
    ...readings.map((reading) => ({ reading, date })),
  ].slice(-MAX_DECIDED_READINGS);
