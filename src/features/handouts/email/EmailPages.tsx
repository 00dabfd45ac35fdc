import { Spinner, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import type { About } from '../../../blocks/handouts/email/letter';
import { BeforeHandout } from '../../../blocks/handouts/BeforeHandout';
import { LetterOrPreview } from '../../../blocks/handouts/email/LetterForm';
import { useLetter } from '../../../blocks/handouts/email/useLetter';
import {
  useMenuHandout,
  usePlanHandout,
  useRecipeHandout,
  type Handout,
} from '../../../blocks/handouts/useHandout';
import { HarmGate } from '../../../blocks/harm/HarmGate';
import { SentMails } from '../../../blocks/mails/SentMails';
import { handoutsText } from '../../../i18n/handouts';
import { EmptyState } from '../../../ui/EmptyState';
import { Page } from '../../../ui/Page';
import { Section } from '../../../ui/Section';
import { HANDOUT_PATHS } from '../paths';

const text = handoutsText.mail;

function PageForm({ about, handout }: { about: About; handout: Handout }) {
  return <LetterOrPreview letter={useLetter(about, handout)} handout={handout} />;
}

interface EmailPageProps {
  handout: Handout | null | undefined;
  kind: About['kind'];
  targetId: string;
  back: string;
}

function EmailPage({ handout, kind, targetId, back }: EmailPageProps) {
  const page = (children: React.ReactNode) => (
    <Page title={text.title} subtitle={handout?.printable.title} back={{ to: back }} maxW="3xl">
      {children}
    </Page>
  );
  if (handout === undefined) return page(<Spinner aria-label={handoutsText.loading} />);
  if (handout === null)
    return page(
      <EmptyState title={handoutsText.notFound} description={handoutsText.notFoundHint} />,
    );
  const about = { kind, targetId, clientId: handout.client?.id, printable: handout.printable };
  return page(
    <Stack gap="4">
      <Section title={handout.client?.clientName ?? text.send}>
        <HarmGate id={targetId} client={handout.client} days={handout.days} made={handout.made}>
          <Stack gap="4">
            <BeforeHandout handout={handout} />
            <PageForm key={targetId} about={about} handout={handout} />
          </Stack>
        </HarmGate>
      </Section>
      <SentMails of={{ targetId }} />
    </Stack>,
  );
}

export function MenuEmailPage() {
  const { id = '' } = useParams();
  const handout = useMenuHandout(id, 'menu', 'client');
  return (
    <EmailPage
      handout={handout}
      kind="menu_email"
      targetId={id}
      back={HANDOUT_PATHS.printMenu(id)}
    />
  );
}

export function RecipeEmailPage() {
  const { id = '' } = useParams();
  const handout = useRecipeHandout(id);
  return (
    <EmailPage
      handout={handout}
      kind="recipe_email"
      targetId={id}
      back={HANDOUT_PATHS.printRecipePath(id)}
    />
  );
}

export function PlanEmailPage() {
  const { id = '' } = useParams();
  const handout = usePlanHandout(id, 'plan', 'client');
  return (
    <EmailPage
      handout={handout}
      kind="document_email"
      targetId={id}
      back={HANDOUT_PATHS.printPlan(id)}
    />
  );
}
