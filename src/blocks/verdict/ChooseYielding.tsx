import { Button, Flex, Text } from '@chakra-ui/react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { LimitChoice } from '../../domain/records/shared/limitChoice';
import { mayYield, withLimitChoice, withoutLimitChoice } from '../../domain/verdict/choices';
import { limitName } from '../../domain/verdict/say';
import { verdictText } from '../../i18n/verdict';
import { localDate } from '../../platform/clock';
import { toaster } from '../../ui/toaster';
import { failureText } from '../forms/failureText';
import { mustWait, type Alarm, type Limit } from '../../domain/clinical/limitTypes';

const text = verdictText.choice;

/** Whose limits they are. */
export type ChoosingClient = Pick<Client, 'id'>;

/** Writes choices into the client's record; one that cannot be written is said. */
function useChoices({ id }: ChoosingClient) {
  const data = useData();
  return async (change: (choices: readonly LimitChoice[]) => LimitChoice[], done: string) => {
    try {
      await data.clients.update(id, ({ limitChoices = [], ...rest }) => {
        const next = change(limitChoices);
        return next.length === 0 ? rest : { ...rest, limitChoices: next };
      });
      toaster.create({ type: 'success', title: done });
    } catch (error) {
      toaster.create({ type: 'error', title: failureText(error) });
    }
  };
}

const BUTTON = {
  size: 'sm',
  variant: 'outline',
  colorPalette: 'gray',
  minH: '11',
  h: 'auto',
  py: '1',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;

/** Takes the choice back that a limit gives way. */
export function UndoYielding({ client, limit }: { client: ChoosingClient; limit: Limit }) {
  const change = useChoices(client);
  return (
    <Button
      {...BUTTON}
      aria-label={text.undoLabel(limitName(limit))}
      onClick={() => void change((all) => withoutLimitChoice(all, limit.key), text.undone)}
    >
      {text.undo}
    </Button>
  );
}

interface ChooseYieldingProps {
  client: ChoosingClient;
  /** Limits that cannot be kept together. */
  limits: readonly Limit[];
  /** The one of them that gives way already. */
  yielding?: Limit | undefined;
  alarms: readonly Alarm[];
}

/** The question which of limits that cannot be kept together gives way; an alarm that waits is decided first. */
export function ChooseYielding({ client, limits, yielding, alarms }: ChooseYieldingProps) {
  const change = useChoices(client);
  if (alarms.some(mustWait))
    return (
      <Text textStyle="sm" color="fg.muted">
        {text.waits}
      </Text>
    );
  const offered = limits.filter((limit) => limit !== yielding && mayYield(limit, alarms));
  const choose = (limit: Limit) => {
    const others = limits.filter((one) => one !== limit);
    void change((all) => withLimitChoice(all, limit, others, localDate()), text.chosen);
  };
  return (
    <Flex as="fieldset" aria-label={text.title} gap="2" wrap="wrap" my="1" align="center">
      {offered.length > 0 ? (
        <Text textStyle="sm" color="fg">
          {text.title}:
        </Text>
      ) : null}
      {offered.map((limit) => (
        <Button
          {...BUTTON}
          key={limit.key}
          aria-label={text.yieldLabel(limitName(limit))}
          onClick={() => choose(limit)}
        >
          {limitName(limit)}
        </Button>
      ))}
      {yielding ? <UndoYielding client={client} limit={yielding} /> : null}
    </Flex>
  );
}
