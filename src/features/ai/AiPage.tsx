import { Button, Field, Grid, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, Lock, MessageCircleQuestion, ScanEye } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FeatureGuard } from '../../blocks/tier/FeatureGuard';
import { useData, useLive } from '../../data/react';
import { hasFeature } from '../../domain/accounts/access/entitlements';
import { tierName, TIERS } from '../../domain/accounts/access/tiers';
import { presentTier } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import { Page } from '../../ui/Page';
import { NothingYet } from '../../ui/restoring';
import { AdviceTool } from './AdviceTool';
import { PhotoTool } from './PhotoTool';
import { PlanTool } from './PlanTool';

const text = aiText;
const TOOLS = ['plan', 'advice', 'photo'] as const;
type Tool = (typeof TOOLS)[number];

const PHOTO_TIER = TIERS.find((tier) => hasFeature(tier, 'multimodalAi')) ?? 'business';

function ToolButton(props: {
  name: string;
  hint: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { name, hint, icon: Icon, isChosen, onChoose } = props;
  return (
    <Button
      variant="outline"
      colorPalette={isChosen ? 'leaf' : 'gray'}
      bg={isChosen ? 'leaf.subtle' : 'bg.panel'}
      color="fg"
      h="auto"
      minH="16"
      p="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Icon size={22} aria-hidden />
      <Stack gap="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="sm" fontWeight="normal" color="fg.muted">
          {hint}
        </Text>
      </Stack>
    </Button>
  );
}

function ClientChoice(props: {
  clients: readonly Client[];
  clientId: string;
  onChange: (id: string) => void;
}) {
  const sorted = props.clients.toSorted((a, b) => a.clientName.localeCompare(b.clientName, 'vi'));
  return (
    <Field.Root maxW="md">
      <Field.Label>{text.client}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={props.clientId}
          onChange={(event) => props.onChange(event.target.value)}
        >
          <option value="">{text.nobody}</option>
          {sorted.map(({ id, clientName }) => (
            <option key={id} value={id}>
              {clientName}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function Tools(props: { tool: Tool; isSold: boolean; onChoose: (tool: Tool) => void }) {
  const { tool, isSold, onChoose } = props;
  const tools = [
    { id: 'plan', name: text.tools.plan, hint: text.tools.planHint, icon: CalendarDays },
    {
      id: 'advice',
      name: text.tools.advice,
      hint: text.tools.adviceHint,
      icon: MessageCircleQuestion,
    },
    {
      id: 'photo',
      name: text.tools.photo,
      hint: isSold ? text.tools.photoHint : text.photo.locked(tierName(PHOTO_TIER)),
      icon: isSold ? ScanEye : Lock,
    },
  ] as const;
  return (
    <Grid
      as="section"
      aria-label={text.tools.label}
      gap="3"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {tools.map(({ id, ...shown }) => (
        <ToolButton key={id} {...shown} isChosen={tool === id} onChoose={() => onChoose(id)} />
      ))}
    </Grid>
  );
}

function useTier(): string {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  return presentTier(data.account, notices ?? []).plan;
}

function Photo({ tier, children }: { tier: string; children: ReactNode }) {
  const why = text.photo.why(tierName(PHOTO_TIER));
  return (
    <FeatureGuard tier={tier} feature="multimodalAi" locked="card" text={why}>
      {children}
    </FeatureGuard>
  );
}

/** The tool and the client stand in the address. */
function useChoices() {
  const [params, setParams] = useSearchParams();
  const tool = TOOLS.find((one) => one === params.get('tool')) ?? 'advice';
  const change = (name: 'client' | 'tool', value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { tool, clientId: params.get('client'), change };
}

export function AiPage() {
  const data = useData();
  const { tool, clientId, change } = useChoices();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const tier = useTier();
  // Names are taken out of what is sent, which needs all of them.
  if (!clients)
    return (
      <Page title={text.title} maxW="none">
        <NothingYet>{null}</NothingYet>
      </Page>
    );
  const isSold = hasFeature(tier, 'multimodalAi');
  const client = clients.find(({ id }) => id === clientId);
  return (
    <Page title={text.title} maxW="none">
      <Stack gap="4">
        <ClientChoice
          clients={clients}
          clientId={client?.id ?? ''}
          onChange={(id) => change('client', id)}
        />
        <Tools tool={tool} isSold={isSold} onChoose={(one) => change('tool', one)} />
        {tool === 'plan' ? <PlanTool client={client} clients={clients} /> : null}
        {tool === 'photo' ? (
          <Photo tier={tier}>
            <PhotoTool key={client?.id} client={client} />
          </Photo>
        ) : null}
        {tool === 'advice' ? <AdviceTool client={client} clients={clients} /> : null}
      </Stack>
    </Page>
  );
}
