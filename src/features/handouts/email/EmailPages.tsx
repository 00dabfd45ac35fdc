import { Box, Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { Eye, Plus, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { SentMails } from '../../../blocks/mails/SentMails';
import { useData, useLive } from '../../../data/react';
import { inlineSources } from '../../../documents/html';
import { renderMail } from '../../../documents/mail';
import { handoutsText } from '../../../i18n/handouts';
import { nowInstant } from '../../../platform/clock';
import { EmptyState } from '../../../ui/EmptyState';
import { Page } from '../../../ui/Page';
import { Section } from '../../../ui/Section';
import { toaster } from '../../../ui/toaster';
import { useDraft } from '../../../ui/useDraft';
import { HANDOUT_PATHS } from '../paths';
import { useMenuHandout, usePlanHandout, useRecipeHandout, type Handout } from '../useHandout';
import { usePictures } from '../usePictures';
import { TypedField } from '../TypedField';
import {
  entriesOf,
  mailsLeft,
  recipientProblems,
  subjectOf,
  type About,
  type Letter,
} from './letter';
import { Recipients } from './Recipients';

const text = handoutsText.mail;

/** What is typed of a letter; it survives a reload and a killed tab. */
function useLetter(about: About, { client, printable }: Handout) {
  const initial: Letter = {
    recipients: [{ name: client?.clientName ?? '', address: client?.email ?? '' }],
    subject: subjectOf(about.kind, printable.title),
    message: '',
  };
  return useDraft<Letter>(`mail:${about.targetId}`, initial);
}

function Quota({ handout }: { handout: Handout }) {
  const data = useData();
  const entries = useLive(() => data.outbox.watchAll(), [data]);
  const quota = entries && mailsLeft(entries, handout.plan, nowInstant());
  if (!quota) return null;
  return (
    <Text textStyle="sm" color={quota.left === 0 ? 'fg.error' : 'fg.muted'}>
      {quota.left === 0 ? text.none(quota.of) : text.left(quota.left, quota.of)}
    </Text>
  );
}

/** The mail as its reader sees it: the very HTML, in a frame that runs nothing. */
function Preview({
  letter,
  handout,
  onBack,
}: {
  letter: Letter;
  handout: Handout;
  onBack: () => void;
}) {
  const { files } = usePictures(handout.printable);
  const { html } = useMemo(
    () =>
      renderMail({
        sourceOf: inlineSources(files),
        customerName: letter.recipients[0]?.name ?? '',
        message: letter.message,
        printable: handout.printable,
      }),
    [letter, handout.printable, files],
  );
  return (
    <Stack gap="3">
      <Box>
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onBack}>
          {text.edit}
        </Button>
      </Box>
      <Text fontWeight="semibold">{letter.subject}</Text>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden" bg="white">
        <iframe
          title={text.preview}
          sandbox=""
          srcDoc={html}
          style={{ width: '100%', height: '75dvh', border: 0 }}
        />
      </Box>
    </Stack>
  );
}

/** Writes the letters to the device; what is wrong is said first. */
function useSending(about: About, letter: Letter, onSent: () => void) {
  const data = useData();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = recipientProblems(letter.recipients);
  const send = async () => {
    setAsked(true);
    const problem = problems.find(Boolean);
    if (problem) {
      toaster.create({ type: 'error', title: problem });
      return;
    }
    setBusy(true);
    try {
      for (const entry of entriesOf(() => data.newBase(), letter, about))
        await data.outbox.insert(entry);
      onSent();
      setAsked(false);
      toaster.create({ type: 'success', title: text.queued });
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, problems: asked ? problems : [] };
}

interface FieldsProps {
  letter: Letter;
  problems: readonly (string | undefined)[];
  change: (part: Partial<Letter>) => void;
}

/** More are rather a list than a letter. */
const MOST_RECIPIENTS = 10;

function Fields({ letter, problems, change }: FieldsProps) {
  const { recipients, subject, message } = letter;
  const add = () => change({ recipients: [...recipients, { name: '', address: '' }] });
  return (
    <>
      <Recipients
        recipients={recipients}
        problems={problems}
        onChange={(next) => change({ recipients: next })}
      />
      <Box>
        {recipients.length < MOST_RECIPIENTS ? (
          <Button variant="ghost" colorPalette="gray" minH="11" ms="-2" onClick={add}>
            <Plus size={18} aria-hidden /> {text.add}
          </Button>
        ) : null}
        {recipients.length > 1 ? (
          <Text textStyle="sm" color="fg.muted">
            {text.separate}
          </Text>
        ) : null}
      </Box>
      <TypedField
        label={text.subject}
        value={subject}
        most={200}
        onChange={(typed) => change({ subject: typed })}
      />
      <TypedField
        label={text.message}
        value={message}
        most={5000}
        lines={5}
        onChange={(typed) => change({ message: typed })}
      />
    </>
  );
}

function LetterForm({ about, handout }: { about: About; handout: Handout }) {
  const [letter, setLetter, clear] = useLetter(about, handout);
  const [previewed, setPreviewed] = useState(false);
  const { send, busy, problems } = useSending(about, letter, clear);
  const change = (part: Partial<Letter>) => setLetter((now) => ({ ...now, ...part }));
  if (previewed)
    return <Preview letter={letter} handout={handout} onBack={() => setPreviewed(false)} />;
  return (
    <Stack as="form" gap="4" onSubmit={(event) => event.preventDefault()}>
      <Fields letter={letter} problems={problems} change={change} />
      <Text textStyle="sm" color="fg.muted">
        {text.attached}
      </Text>
      <Quota handout={handout} />
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="leaf" minH="11" loading={busy} onClick={() => void send()}>
          <Send size={18} aria-hidden /> {text.send}
        </Button>
        <Button variant="outline" colorPalette="gray" minH="11" onClick={() => setPreviewed(true)}>
          <Eye size={18} aria-hidden /> {text.preview}
        </Button>
      </Flex>
    </Stack>
  );
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
        <LetterForm key={targetId} about={about} handout={handout} />
      </Section>
      <SentMails of={{ targetId }} />
    </Stack>,
  );
}

/** `/expert/daily-menus/:id/email`. */
export function MenuEmailPage() {
  const { id = '' } = useParams();
  const handout = useMenuHandout(id, 'menu');
  return (
    <EmailPage
      handout={handout}
      kind="menu_email"
      targetId={id}
      back={HANDOUT_PATHS.printMenu(id)}
    />
  );
}

/** `/expert/recipes/:id/email`. */
export function RecipeEmailPage() {
  const { id = '' } = useParams();
  const handout = useRecipeHandout(id);
  return (
    <EmailPage
      handout={handout}
      kind="recipe_email"
      targetId={id}
      back={HANDOUT_PATHS.printRecipeOf(id)}
    />
  );
}

/** `/expert/plans/:id/email`. */
export function PlanEmailPage() {
  const { id = '' } = useParams();
  const handout = usePlanHandout(id, 'plan');
  return (
    <EmailPage
      handout={handout}
      kind="document_email"
      targetId={id}
      back={HANDOUT_PATHS.printPlan(id)}
    />
  );
}
