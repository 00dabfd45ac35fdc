import { Box, Button, Flex, IconButton, Spinner, Text } from '@chakra-ui/react';
import {
  ChevronLeft,
  Copy,
  Download,
  Image,
  Mail,
  Printer,
  Share2,
  ShoppingBasket,
} from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { handoutsText as text } from '../../i18n/handouts';
import { EmptyState } from '../../ui/EmptyState';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { HANDOUT_PATHS } from './paths';
import { Sheet } from '../../blocks/handouts/sheet/Sheet';
import { Making } from '../../blocks/handouts/Making';
import { useHandOver } from '../../blocks/handouts/useHandOver';
import { usePictures, type DocumentPictures } from '../../blocks/handouts/usePictures';
import {
  useMenuHandout,
  usePlanHandout,
  useProgressHandout,
  useRecipeHandout,
  type Handout,
} from '../../blocks/handouts/useHandout';

/** The tab shows paper alone: what is printed is what stands there. */
function usePaperAlone(): void {
  useEffect(() => {
    document.documentElement.classList.add('printing');
    return () => document.documentElement.classList.remove('printing');
  }, []);
}

/** Opened in a tab of its own there is nothing to go back to. */
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
  settled: DocumentPictures['settled'];
  links: ReactNode;
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

function Bar({ handout, settled, links }: BarProps) {
  const { busy, stage, pdf, share, picture, copy } = useHandOver(handout.printable, settled);
  const plain = { variant: 'outline', colorPalette: 'gray', minH: '11', disabled: busy } as const;
  return (
    <Flex as="header" className="print-bar" {...BAR_LOOK}>
      <Making stage={stage} />
      <BackButton />
      <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void share()}>
        <Share2 size={18} aria-hidden /> {text.share}
      </Button>
      <Button {...plain} onClick={() => window.print()}>
        <Printer size={18} aria-hidden /> {text.print}
      </Button>
      <Button {...plain} onClick={() => void pdf()}>
        <Download size={18} aria-hidden /> {text.pdf}
      </Button>
      {handout.printable.kind === 'menu' ? (
        <Button {...plain} onClick={() => void picture()}>
          <Image size={18} aria-hidden /> {text.picture}
        </Button>
      ) : null}
      <Button {...plain} onClick={() => void copy()}>
        <Copy size={18} aria-hidden /> {text.copy}
      </Button>
      {links}
    </Flex>
  );
}

function PrintView({ handout, links }: { handout: Handout; links: ReactNode }) {
  usePaperAlone();
  const { title } = handout.printable;
  const { files, missing, settled } = usePictures(handout.printable);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return createPortal(
    <Box className="print-view" bg="bg.muted" pb="6">
      <Bar handout={handout} settled={settled} links={links} />
      {missing > 0 ? (
        <Text asChild className="print-bar" px="4" pb="3" textStyle="sm">
          <output>{text.missingPictures(missing)}</output>
        </Text>
      ) : null}
      <main aria-label={text.sheet}>
        <Sheet printable={handout.printable} files={files} />
      </main>
    </Box>,
    document.body,
  );
}

/** What is not read yet, or not there. */
function PrintPage({
  handout,
  links = null,
}: {
  handout: Handout | null | undefined;
  links?: ReactNode;
}) {
  if (handout) return <PrintView handout={handout} links={links} />;
  return (
    <Page title={text.printTitle}>
      {handout === null ? (
        <EmptyState title={text.notFound} description={text.notFoundHint} />
      ) : (
        <Spinner aria-label={text.loading} />
      )}
    </Page>
  );
}

function LinkButton({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <Button asChild variant="outline" colorPalette="gray" minH="11">
      <AppLink to={to}>
        {icon} {label}
      </AppLink>
    </Button>
  );
}

/** `/expert/print-daily-menu?id=`: a day's menu; with `as=shopping` what has to be bought for it. */
export function PrintMenuPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const as = query.get('as') === 'shopping' ? 'shopping' : 'menu';
  const handout = useMenuHandout(id, as);
  const other =
    as === 'menu' ? (
      <LinkButton
        to={HANDOUT_PATHS.shopping(id)}
        icon={<ShoppingBasket size={18} aria-hidden />}
        label={text.shopping}
      />
    ) : (
      <LinkButton
        to={HANDOUT_PATHS.printMenu(id)}
        icon={<Printer size={18} aria-hidden />}
        label={text.asMenu}
      />
    );
  const links = (
    <>
      {other}
      <LinkButton
        to={HANDOUT_PATHS.email(id)}
        icon={<Mail size={18} aria-hidden />}
        label={text.email}
      />
    </>
  );
  return <PrintPage handout={handout} links={links} />;
}

/** `/expert/print-plan?id=`: the days of a plan; with `as=shopping` what has to be bought for them. */
export function PrintPlanPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const as = query.get('as') === 'shopping' ? 'shopping' : 'plan';
  const other =
    as === 'plan'
      ? { to: HANDOUT_PATHS.shoppingOfPlan(id), icon: ShoppingBasket, label: text.shopping }
      : { to: HANDOUT_PATHS.printPlan(id), icon: Printer, label: text.asPlan };
  const { to, icon: Icon, label } = other;
  const links = (
    <>
      <LinkButton to={to} icon={<Icon size={18} aria-hidden />} label={label} />
      <LinkButton
        to={HANDOUT_PATHS.emailPlan(id)}
        icon={<Mail size={18} aria-hidden />}
        label={text.email}
      />
    </>
  );
  return <PrintPage handout={usePlanHandout(id, as)} links={links} />;
}

/** `/expert/print-recipe?id=`. */
export function PrintRecipePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const mail = (
    <LinkButton
      to={HANDOUT_PATHS.emailRecipe(id)}
      icon={<Mail size={18} aria-hidden />}
      label={text.email}
    />
  );
  return <PrintPage handout={useRecipeHandout(id)} links={mail} />;
}

/** `/expert/print-progress?id=`: how a client's weight went. */
export function PrintProgressPage() {
  const [query] = useSearchParams();
  return <PrintPage handout={useProgressHandout(query.get('id') ?? '')} />;
}
