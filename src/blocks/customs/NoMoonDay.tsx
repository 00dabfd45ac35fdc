import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { CustomsClient } from '../../domain/clinical/customs/client';
import { missingMoonDays } from '../../domain/clinical/customs/moonDays';
import { localDateSchema } from '../../domain/schema/primitives';
import { moonText } from './customText';

interface NoMoonDayProps {
  client: CustomsClient;
  /** `YYYY-MM-DD`; absent or half typed: nothing is said. */
  startDate: string | undefined;
  days: number | undefined;
}

/** Says that no day of a kept custom by the moon falls into the planned days, and which is the next. */
export function NoMoonDay({ client, startDate, days = 0 }: NoMoonDayProps) {
  const missing = useMemo(() => {
    const start = localDateSchema.safeParse(startDate);
    return start.success && days > 0 ? missingMoonDays(client, start.data, days) : [];
  }, [client, startDate, days]);
  return missing.map((one) => (
    <Text key={one.key} textStyle="sm" role="note">
      {moonText(one, days)}
    </Text>
  ));
}
