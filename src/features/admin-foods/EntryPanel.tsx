import { Badge, Box, Button, Flex, Heading, IconButton, Tabs } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { readCatalogueEntry, type ShownEntry } from '../../api/adminFoods';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { Problem } from '../../ui/plain/Problem';
import { EntryDialog } from './EntryDialog';
import { EntryHistory } from './EntryHistory';
import { EntryFacts, EntryFigures } from './EntryParts';
import { useEntryActs } from './useEntryActs';

const texts = adminFoodTexts.panel;
const TABS = ['figures', 'parts', 'history'] as const;

interface PanelProps {
  id: string;
  categories: readonly string[];
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onWritten: () => void;
}

function Head({
  shown,
  onStep,
  onClose,
}: { shown: ShownEntry | null } & Pick<PanelProps, 'onStep' | 'onClose'>) {
  const entry = shown?.entry;
  const quiet = { variant: 'ghost', colorPalette: 'gray', minW: '11', minH: '11' } as const;
  return (
    <Flex gap="1" align="start">
      <Box flex="1" minW="0">
        <Heading as="h2" size="lg" overflowWrap="anywhere">
          {entry?.name ?? adminFoodTexts.loading}
        </Heading>
        <Flex gap="1.5" wrap="wrap" mt="1">
          {entry?.kind === 'food' && entry.code ? (
            <Badge colorPalette="gray">{entry.code}</Badge>
          ) : null}
          {entry ? <Badge colorPalette="gray">{entry.category}</Badge> : null}
          {(entry?.allergens ?? []).map((one) => (
            <Badge key={one} colorPalette="chilli">
              {one}
            </Badge>
          ))}
        </Flex>
      </Box>
      <IconButton {...quiet} aria-label={texts.previous} onClick={() => onStep(-1)}>
        <ChevronUp size={18} aria-hidden />
      </IconButton>
      <IconButton {...quiet} aria-label={texts.next} onClick={() => onStep(1)}>
        <ChevronDown size={18} aria-hidden />
      </IconButton>
      <IconButton {...quiet} aria-label={texts.close} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

interface ContentProps {
  shown: ShownEntry;
  acts: ReturnType<typeof useEntryActs>;
  onEdit: () => void;
}

function Content({ shown, acts, onEdit }: ContentProps) {
  return (
    <Tabs.Root defaultValue="figures" lazyMount unmountOnExit>
      <Tabs.List aria-label={texts.label} mb="3">
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} minH="11">
            {texts.tabs[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="figures" p="0">
        <EntryFigures shown={shown} />
      </Tabs.Content>
      <Tabs.Content value="parts" p="0">
        <EntryFacts shown={shown} />
      </Tabs.Content>
      <Tabs.Content value="history" p="0">
        <EntryHistory shown={shown} acts={acts} />
      </Tabs.Content>
      <Button mt="4" w="full" minH="11" colorPalette="leaf" onClick={onEdit}>
        <Pencil size={16} aria-hidden />
        {texts.edit}
      </Button>
    </Tabs.Root>
  );
}

const PANEL = {
  as: 'section',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  p: '4',
  position: { xl: 'sticky' },
  top: { xl: '20' },
  maxH: { xl: 'calc(100dvh - 6rem)' },
  overflowY: { xl: 'auto' },
} as const;

export function EntryPanel({ id, categories, onStep, onClose, onWritten }: PanelProps) {
  const query = useGatewayQuery(readCatalogueEntry, { params: { id } }, adminFoodTexts.what);
  const [editing, setEditing] = useState(false);
  const shown = query.answer;
  const acts = useEntryActs((written) => {
    query.patch(() => written);
    onWritten();
  });
  const close = (): void => {
    acts.clear();
    setEditing(false);
  };
  return (
    <Box {...PANEL} aria-label={texts.label}>
      <Head shown={shown} onStep={onStep} onClose={onClose} />
      <Problem text={query.error ?? (editing ? null : acts.error)} />
      <Problem text={shown?.isUnreadable ? texts.unreadable : null} />
      {shown ? <Content shown={shown} acts={acts} onEdit={() => setEditing(true)} /> : null}
      {shown && editing ? (
        <EntryDialog
          shown={shown}
          categories={categories}
          busy={acts.busy}
          error={acts.error}
          onSave={(written) => acts.change(shown, written)}
          onReload={() => void query.reload()}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}
