import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config';

export type { Logger } from 'pino';

export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['authorization', 'cookie', 'password', '*.authorization', '*.cookie', '*.password'],
    },
    destination,
  );
}
