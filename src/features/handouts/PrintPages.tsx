import { Box, Button, Flex, IconButton, Spinner, Text } from '@chakra-ui/react';
import {
  ChevronLeft,
  Copy,
  Download,
  FileText,
  Image,
  Mail,
  Printer,
  Share2,
  ShoppingBasket,
} from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Reader } from '../../domain/printable/readers';
import { handoutsText as text } from '../../i18n/handouts';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { SeldomActions, type SeldomAction } from '../../ui/SeldomActions';
import { HANDOUT_PATHS } from './paths';
import { BeforeHandout } from '../../blocks/handouts/BeforeHandout';
import { Sheet } from '../../blocks/handouts/sheet/Sheet';
import { HarmGate } from '../../blocks/harm/HarmGate';
import { Making } from '../../blocks/handouts/Making';
import { useHandOver } from '../../blocks/handouts/useHandOver';
import { useImages, type DocumentImages } from '../../blocks/handouts/useImages';
import {
  useMenuHandout,
  usePlanHandout,
  useProgressHandout,
  useRecipeHandout,
  type Handout,
} from '../../blocks/handouts/useHandout';

function usePaperAlone(): void {
  useEffect(() => {
    document.documentElement.classList.add('printing');
    return () => document.documentElement.classList.remove('printing');
  }, []);
}

function BackButton() {
  const navigate = useNavigate();
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/expert'));
  return (
    <IconButton variant="ghost" colorPalette="gray" aria-label={text.back} onClick={back}>
      <ChevronLeft aria-hidden />
    </IconButton>
  );
}

interface BarProps {
  handout: Handout;
  settled: DocumentImages['settled'];
  links: readonly SeldomAction[];
}

const BAR_LOOK = {
  position: 'sticky',
  top: '0',
  zIndex: 'docked',
  bg: 'bg',
  borderBottomWidth: '1px',
  mb: '4',
  px: { base: '2', md: '4' },
  py: '2',
  gap: '2',
  wrap: 'wrap',
  align: 'center',
} as const;

function listSeldomActions(
  { handout, links }: BarProps,
  { busy: disabled, pdf, image, copy }: ReturnType<typeof useHandOver>,
): SeldomAction[] {
  const asImage: SeldomAction = {
    label: text.image,
    icon: <Image size={18} aria-hidden />,
    disabled,
    run: () => void image(),
  };
  return [
    {
      label: text.pdf,
      icon: <Download size={18} aria-hidden />,
      disabled,
      run: () => void pdf(),
    },
    ...(handout.printable.kind === 'menu' ? [asImage] : []),
    { label: text.copy, icon: <Copy size={18} aria-hidden />, disabled, run: () => void copy() },
    ...links,
  ];
}

function Bar(props: BarProps) {
  const handOver = useHandOver(props.handout.printable, props.settled);
  const { busy, stage, share } = handOver;
  const navigate = useNavigate();
  return (
    <Flex as="header" className="print-bar" {...BAR_LOOK}>
      <Making stage={stage} />
      <BackButton />
      <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void share()}>
        <Share2 size={18} aria-hidden /> {text.share}
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        disabled={busy}
        onClick={() => window.print()}
      >
        <Printer size={18} aria-hidden /> {text.print}
      </Button>
      <SeldomActions
        label={text.more}
        actions={listSeldomActions(props, handOver)}
        onGo={(to) => void navigate(to)}
      />
    </Flex>
  );
}

function PrintView({ handout, links }: Pick<BarProps, 'handout' | 'links'>) {
  usePaperAlone();
  const { title } = handout.printable;
  const { files, missing, settled } = useImages(handout.printable);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return createPortal(
    <Box className="print-view" bg="bg.muted" pb="6">
      <Bar handout={handout} settled={settled} links={links} />
      {missing > 0 ? (
        <Text asChild className="print-bar" px="4" pb="3" textStyle="sm">
          <output>{text.missingImages(missing)}</output>
        </Text>
      ) : null}
      <Box className="print-bar" maxW="210mm" mx="auto" mb="4" px={{ base: '2', md: '0' }}>
        <BeforeHandout handout={handout} />
      </Box>
      <main aria-label={text.sheet}>
        <Sheet printable={handout.printable} files={files} />
      </main>
    </Box>,
    document.body,
  );
}

export function PrintPage({
  handout,
  id = '',
  links = [],
}: {
  handout: Handout | null | undefined;
  id?: string;
  links?: BarProps['links'];
}) {
  return (
    <Page title={text.printTitle}>
      {handout ? (
        <HarmGate id={id} client={handout.client} days={handout.days} made={handout.made}>
          <PrintView handout={handout} links={links} />
        </HarmGate>
      ) : handout === null ? (
        <EmptyState title={text.notFound} description={text.notFoundHint} />
      ) : (
        <Spinner aria-label={text.loading} />
      )}
    </Page>
  );
}

const mailAt = (to: string): SeldomAction => ({
  label: text.email,
  icon: <Mail size={18} aria-hidden />,
  to,
});

/** The dietitian's copy with limits and codes must be asked for: printed sheets are handed out. */
const readerIn = (query: URLSearchParams): Reader =>
  query.get('reader') === 'dietitian' ? 'dietitian' : 'client';

const otherReader = (paper: string, reader: Reader): SeldomAction => ({
  label: reader === 'dietitian' ? text.forClient : text.forDietitian,
  icon: <FileText size={18} aria-hidden />,
  to: reader === 'dietitian' ? paper : `${paper}&reader=dietitian`,
});

export function PrintMenuPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const as = query.get('as') === 'shopping' ? 'shopping' : 'menu';
  const reader = readerIn(query);
  const handout = useMenuHandout(id, as, reader);
  const links: SeldomAction[] = [
    ...(as === 'menu' ? [otherReader(HANDOUT_PATHS.printMenu(id), reader)] : []),
    as === 'menu'
      ? {
          label: text.shopping,
          icon: <ShoppingBasket size={18} aria-hidden />,
          to: HANDOUT_PATHS.shopping(id),
        }
      : {
          label: text.asMenu,
          icon: <Printer size={18} aria-hidden />,
          to: HANDOUT_PATHS.printMenu(id),
        },
    mailAt(HANDOUT_PATHS.email(id)),
  ];
  return <PrintPage id={id} handout={handout} links={links} />;
}

export function PrintPlanPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const as = query.get('as') === 'shopping' ? 'shopping' : 'plan';
  const reader = readerIn(query);
  const links: SeldomAction[] = [
    ...(as === 'plan' ? [otherReader(HANDOUT_PATHS.printPlan(id), reader)] : []),
    as === 'plan'
      ? {
          label: text.shopping,
          icon: <ShoppingBasket size={18} aria-hidden />,
          to: HANDOUT_PATHS.shoppingOfPlan(id),
        }
      : {
          label: text.asPlan,
          icon: <Printer size={18} aria-hidden />,
          to: HANDOUT_PATHS.printPlan(id),
        },
    mailAt(HANDOUT_PATHS.emailPlan(id)),
  ];
  return <PrintPage id={id} handout={usePlanHandout(id, as, reader)} links={links} />;
}

export function PrintRecipePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const links = [mailAt(HANDOUT_PATHS.emailRecipe(id))];
  return <PrintPage handout={useRecipeHandout(id)} links={links} />;
}

export function PrintProgressPage() {
  const [query] = useSearchParams();
  return <PrintPage handout={useProgressHandout(query.get('id') ?? '')} />;
}
