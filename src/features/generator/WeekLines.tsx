import { Stack, Text } from '@chakra-ui/react';
import { knownText, limitText, lineName, originText, statusText } from '../../domain/verdict/say';
import type { VerdictLine } from '../../domain/verdict/types';
import { generatorText } from '../../i18n/generator';

export function WeekLines({ week }: { week: readonly VerdictLine[] }) {
  const lines = week.filter(
    ({ limit, status }) => !limit.isNeed && (status === 'met' || status === 'unknown'),
  );
  return (
    <>
      <Lines lines={lines.filter(({ limit }) => limit.of === 'vitaminKSwing')} />
      <Lines lines={lines.filter(({ limit }) => limit.of !== 'vitaminKSwing')} isFolded />
    </>
  );
}

function Lines({ lines, isFolded }: { lines: readonly VerdictLine[]; isFolded?: true }) {
  if (lines.length === 0) return null;
  const list = (
    <Stack as="ul" listStyleType="none" gap="0.5" textStyle="sm" color="fg.muted">
      {lines.map((line) => (
        <li key={`${line.limit.key} ${line.slot ?? ''}`}>
          {generatorText.summary.week} · {lineName(line)} {knownText(line)}, {limitText(line.limit)}
          : {statusText(line)}{' '}
          <Text as="span" textStyle="xs">
            {originText(line.limit.origin)}
          </Text>
        </li>
      ))}
    </Stack>
  );
  return isFolded ? (
    <details>
      <summary style={{ cursor: 'pointer' }}>
        {generatorText.summary.moreOfWeek(lines.length)}
      </summary>
      {list}
    </details>
  ) : (
    list
  );
}
