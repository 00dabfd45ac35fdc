import { Box, Button, Dialog, Flex, Spinner, Stack, Tabs, Text } from '@chakra-ui/react';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { handoutsText as text } from '../../i18n/handouts';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { EmptyState } from '../../ui/EmptyState';
import { PHONE, useMedia } from '../../ui/useMedia';
import { HarmGate } from '../harm/HarmGate';
import { LetterForm, LetterOrPreview } from './email/LetterForm';
import { MailPreview } from './email/MailPreview';
import { useLetter } from './email/useLetter';
import { Sheet } from './sheet/Sheet';
import { BeforeHandout } from './BeforeHandout';
import { Making } from './Making';
import { useHandOver } from './useHandOver';
import { useMenuHandout, useRecipeHandout, type Handout } from './useHandout';
import { useImages } from './useImages';

/** Milliseconds that the success stays visible (specification: 2 s). */
const CLOSES_AFTER = 2000;

type TabName = 'print' | 'mail' | 'preview';

interface PaperProps {
  handout: Handout;
}

function Paper({ handout }: PaperProps) {
  const { printable } = handout;
  const { files, missing, settled } = useImages(printable);
  const { busy, stage, pdf, share } = useHandOver(printable, settled);
  return (
    <Stack gap="3">
      <Making stage={stage} />
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void pdf()}>
          <Download size={18} aria-hidden /> {text.pdf}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          minH="11"
          disabled={busy}
          onClick={() => void share()}
        >
          <Share2 size={18} aria-hidden /> {text.share}
        </Button>
      </Flex>
      {missing > 0 ? (
        <Text asChild textStyle="sm">
          <output>{text.missingImages(missing)}</output>
        </Text>
      ) : null}
      <BeforeHandout handout={handout} />
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <Sheet printable={printable} files={files} />
      </Box>
    </Stack>
  );
}

interface TabsProps {
  tab: TabName;
  onTab: (tab: TabName) => void;
  parts: Partial<Record<TabName, ReactNode>>;
}

function HandOutTabs({ tab, onTab, parts }: TabsProps) {
  const names = (['print', 'mail', 'preview'] as const).filter((name) => parts[name] !== undefined);
  return (
    <Tabs.Root
      value={tab}
      lazyMount
      // The dialog focuses a tab when the focused element is hidden; that must not switch the page back.
      activationMode="manual"
      colorPalette="leaf"
      onValueChange={({ value }) => {
        const next = names.find((name) => name === value);
        if (next) onTab(next);
      }}
    >
      <Tabs.List aria-label={text.open}>
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} minH="11">
            {text.tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Content key={name} value={name}>
          {parts[name]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

interface TargetProps {
  handout: Handout;
  targetId: string;
  onClose: () => void;
}

function MenuTabs({ handout, targetId }: TargetProps) {
  const { client, printable } = handout;
  const [tab, setTab] = useState<TabName>('print');
  const about = { kind: 'menu_email', targetId, clientId: client?.id, printable } as const;
  const written = useLetter(about, handout);
  const parts = {
    print: <Paper handout={handout} />,
    mail: <LetterOrPreview letter={written} handout={handout} />,
  };
  return <HandOutTabs tab={tab} onTab={setTab} parts={parts} />;
}

function RecipeTabs({ handout, targetId, onClose }: TargetProps) {
  const { printable } = handout;
  const [tab, setTab] = useState<TabName>('print');
  const [sent, setSent] = useState(false);
  const written = useLetter({ kind: 'recipe_email', targetId, printable }, handout);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!sent) return undefined;
    const closing = setTimeout(() => close(), CLOSES_AFTER);
    return () => clearTimeout(closing);
  }, [sent]);
  const form = (
    <LetterForm
      letter={written}
      handout={handout}
      onPreview={() => setTab('preview')}
      onSent={() => setSent(true)}
    />
  );
  const parts = {
    print: <Paper handout={handout} />,
    mail: form,
    preview: <MailPreview letter={written.letter} printable={printable} />,
  };
  return <HandOutTabs tab={tab} onTab={setTab} parts={parts} />;
}

interface HandOutDialogProps {
  id: string;
  onClose: () => void;
}

function Frame({
  handout,
  onClose,
  children,
}: {
  handout: Handout | null | undefined;
  onClose: () => void;
  children: (handout: Handout) => ReactNode;
}) {
  const phone = useMedia(PHONE);
  return (
    <AppDialog onClose={onClose} size={phone ? 'full' : 'xl'} scrollBehavior="inside">
      <Dialog.Header pe="14">
        <Dialog.Title>{handout?.printable.title ?? text.printTitle}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="5">
        {handout === undefined ? <Spinner aria-label={text.loading} /> : null}
        {handout === null ? (
          <EmptyState title={text.notFound} description={text.notFoundHint} />
        ) : null}
        {handout ? children(handout) : null}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}

export function MenuHandOutDialog({ id, onClose }: HandOutDialogProps) {
  return (
    <Frame handout={useMenuHandout(id, 'menu', 'client')} onClose={onClose}>
      {(handout) => (
        <HarmGate id={id} client={handout.client} days={handout.days} made={handout.made}>
          <MenuTabs handout={handout} targetId={id} onClose={onClose} />
        </HarmGate>
      )}
    </Frame>
  );
}

export function RecipeHandOutDialog({ id, onClose }: HandOutDialogProps) {
  return (
    <Frame handout={useRecipeHandout(id)} onClose={onClose}>
      {(handout) => <RecipeTabs handout={handout} targetId={id} onClose={onClose} />}
    </Frame>
  );
}
