import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { findConcerns } from '../../domain/clinical/allergens/concerns';
import type { Client } from '../../domain/records/clients';
import type { Meals } from '../../domain/food/storedLines';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { harmText as texts } from '../../i18n/harm';
import { Notice } from '../../ui/Notice';
import { allergyHarms } from './allergyHarms';
import { useAsked } from './useAsked';
import { useHarms } from './useHarms';

const allergiesIn = (client: Client, days: readonly Meals[]): string[] =>
  allergyHarms(days.flatMap((meals) => findConcerns({ meals }, avoidedBy(client))));

const NO_DAYS: readonly Meals[] = [];
const NOT_MADE: readonly MadeMenu[] = [];

interface HarmGateProps {
  id: string;
  client: Client | undefined;
  days: readonly Meals[] | undefined;
  made: readonly MadeMenu[] | undefined;
  children: ReactNode;
}

function List({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <Text fontWeight="medium">{title}</Text>
      <Stack as="ul" ps="5" gap="0.5">
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Stack>
    </>
  );
}

/** Asks once per version about limits and allergies; not where the client was already given it with the same answers. */
export function HarmGate({ id, client, days, made, children }: HarmGateProps) {
  const harms = useHarms(days ? client : undefined, days ?? NO_DAYS, made ?? NOT_MADE);
  const [seen, addSeen] = useAsked(id);
  if (!client || !days) return children;
  if (!harms) return <Text color="fg.muted">{texts.checking}</Text>;
  const assignment = client.assignedMenus.find(({ menuId }) => menuId === id);
  const known = new Set([...seen, ...(assignment?.allergyAsked ?? [])]);
  const allergies = assignment?.allergyReason === undefined ? allergiesIn(client, days) : [];
  const confirmedConcerns = [...allergies, ...harms].filter((one) => !known.has(one));
  if (confirmedConcerns.length === 0) return children;
  return (
    <Notice tone="warning" title={texts.lead(client.clientName)}>
      <Stack gap="2" mt="2">
        <List title={texts.allergies} words={allergies} />
        <List title={texts.also} words={harms} />
        <Flex>
          <Button colorPalette="chilli" minH="11" onClick={() => addSeen(confirmedConcerns)}>
            {texts.goOn}
          </Button>
        </Flex>
      </Stack>
    </Notice>
  );
}
