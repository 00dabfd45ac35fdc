import { Box, Text } from '@chakra-ui/react';
import { choiceText, opposedText, quantityName } from '../../domain/verdict/say';
import type { Standard } from '../../domain/verdict/types';
import { verdictText as text } from '../../i18n/verdict';
import { ChooseYielding, UndoYielding, type ChoosingClient } from './ChooseYielding';
import type { Limit, Opposed } from '../../domain/clinical/limitTypes';

interface LimitChoicesProps {
  client: ChoosingClient;
  standard: Standard;
}

function Pairs({ client, standard: { opposed, alarms } }: LimitChoicesProps) {
  return opposed.map((pair) => {
    const { kept, dropped, chosen } = pair;
    return (
      <Box key={`${kept.key} ${dropped.key}`}>
        <Text textStyle="sm" color="fg.warning">
          {opposedText(pair)}
        </Text>
        <ChooseYielding
          {...{ client, alarms }}
          limits={[kept, dropped]}
          yielding={chosen === undefined ? undefined : dropped}
        />
      </Box>
    );
  });
}

const isOfPair = ({ key }: Limit, opposed: readonly Opposed[]): boolean =>
  opposed.some(({ chosen, dropped }) => chosen !== undefined && dropped.key === key);

/** Limits that give way to others, as the person chose, with the way back. */
function Yielding({ client, standard: { limits, opposed } }: LimitChoicesProps) {
  return limits
    .filter((limit) => limit.yields && !isOfPair(limit, opposed))
    .map((limit) => (
      <Box key={limit.key}>
        <Text textStyle="sm" color="fg.warning">
          {choiceText(limit)}
        </Text>
        <UndoYielding client={client} limit={limit} />
      </Box>
    ));
}

/**
 * Limits of a person that cannot be kept together, with the choice which gives way, and those that do so already; several pairs
 * stand behind a press.
 */
export function LimitChoices(props: LimitChoicesProps) {
  const { opposed } = props.standard;
  const names = [
    ...new Set(opposed.map(({ kept }) => quantityName(kept.of).toLocaleLowerCase('vi'))),
  ];
  return (
    <>
      {opposed.length < 2 ? (
        <Pairs {...props} />
      ) : (
        <details>
          <summary style={{ cursor: 'pointer', color: 'var(--chakra-colors-fg-warning)' }}>
            {text.opposed(opposed.length, names.join(', '))}
          </summary>
          <Pairs {...props} />
        </details>
      )}
      <Yielding {...props} />
    </>
  );
}
