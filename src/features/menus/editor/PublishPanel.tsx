import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronLeft, Circle, CircleCheck, ExternalLink, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Menu, PublishProblem } from '../../../domain/records/menus';
import { linesText } from '../../../i18n/lines';
import { menusText } from '../../../i18n/menus';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { AppLink } from '../../../ui/Link';
import { StatusBadge } from '../list/StatusBadge';

const text = menusText.publish;
const CHECKS: readonly PublishProblem[] = ['name_too_short', 'no_items', 'description_too_short'];

interface PublishPanelProps {
  kind: Menu['kind'];
  status: Menu['status'];
  problems: readonly PublishProblem[];
  items: number;
  meals: number;
  saving: boolean;
  allergies?: AllergyFindings | undefined;
  onSave: (status: Menu['status']) => void;
  previewAt?: string | undefined;
  publicAt?: string | undefined;
  listAt: string;
}

interface AllergyFindings {
  certain: number;
  possible: number;
  unlisted: string;
}

function AllergyCheck({ certain, possible, unlisted }: AllergyFindings) {
  const allergyTexts = menusText.allergies;
  const none = certain === 0 && possible === 0 && unlisted === '';
  const lines = [
    ...(certain > 0 ? [{ text: allergyTexts.checkCertain(certain), color: 'fg.error' }] : []),
    ...(possible > 0 ? [{ text: allergyTexts.checkPossible(possible), color: 'fg.warning' }] : []),
    ...(unlisted === ''
      ? []
      : [{ text: linesText.line.unlistedAllergy(unlisted), color: 'fg.warning' }]),
    ...(none ? [{ text: allergyTexts.checkNone, color: 'fg.success' }] : []),
  ];
  const Icon = none ? CircleCheck : TriangleAlert;
  return lines.map(({ text: line, color }) => (
    <Flex as="li" key={line} gap="2" align="center" color={color}>
      <Box flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      {line}
    </Flex>
  ));
}

function Checks({ problems, allergies }: Pick<PublishPanelProps, 'problems' | 'allergies'>) {
  return (
    <Stack as="ul" listStyleType="none" gap="1" mb="3" textStyle="sm">
      {CHECKS.map((check) => {
        const todo = problems.includes(check);
        const Icon = todo ? Circle : CircleCheck;
        return (
          <Flex as="li" key={check} gap="2" align="center" color={todo ? undefined : 'fg.success'}>
            <Icon size={16} aria-hidden />
            {text.checks[check]}
            <Box as="span" srOnly>
              : {todo ? text.todo : text.done}
            </Box>
          </Flex>
        );
      })}
      {allergies ? <AllergyCheck {...allergies} /> : null}
    </Stack>
  );
}

function publishLabel({ kind, status }: Pick<PublishPanelProps, 'kind' | 'status'>): string {
  const isPublished = status === 'published';
  if (kind === 'personal') return isPublished ? text.again : text.give;
  return isPublished ? text.update : text.publish;
}

function Withdraw({ kind, saving, onSave }: Pick<PublishPanelProps, 'kind' | 'saving' | 'onSave'>) {
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onSave('draft');
  };
  return (
    <>
      <Button {...PLAIN} disabled={saving} onClick={() => setAsking(true)}>
        {text.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.withdrawTitle}
        confirmLabel={text.withdrawConfirm}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {kind === 'personal' ? text.withdrawPersonal : text.withdrawMaster}
      </ConfirmDialog>
    </>
  );
}

const PLAIN = { variant: 'outline', colorPalette: 'gray', minH: '11' } as const;

function StatusButtons(props: PublishPanelProps) {
  const { status, problems, saving, allergies, onSave } = props;
  const ready = problems.length === 0;
  const certain = allergies?.certain ?? 0;
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        minH="11"
        variant={ready ? 'solid' : 'outline'}
        colorPalette={ready ? 'leaf' : 'gray'}
        disabled={saving}
        onClick={() => onSave('published')}
      >
        {publishLabel(props)}
        {certain > 0 ? (
          <Badge colorPalette="chilli" variant="solid" borderRadius="full">
            {certain}
            <Box as="span" srOnly>
              {` ${menusText.allergies.certain(certain)}`}
            </Box>
          </Badge>
        ) : null}
      </Button>
      {status === 'published' ? (
        <Withdraw {...props} />
      ) : (
        <Button {...PLAIN} disabled={saving} onClick={() => onSave('draft')}>
          {text.saveDraft}
        </Button>
      )}
      {status === 'published' ? (
        <Button {...PLAIN} disabled={saving} onClick={() => onSave('archived')}>
          {text.archive}
        </Button>
      ) : null}
    </Flex>
  );
}

function NewTab({ to, label }: { to: string; label: string }) {
  return (
    <Button asChild {...PLAIN}>
      <a href={to} target="_blank" rel="noopener">
        <ExternalLink size={18} aria-hidden /> {label}
        <Box as="span" srOnly>
          {` ${text.newTab}`}
        </Box>
      </a>
    </Button>
  );
}

function Ways({
  previewAt,
  publicAt,
  listAt,
}: Pick<PublishPanelProps, 'previewAt' | 'publicAt' | 'listAt'>) {
  return (
    <Flex wrap="wrap" gap="2" mt="2">
      {previewAt ? <NewTab to={previewAt} label={text.preview} /> : null}
      {publicAt ? <NewTab to={publicAt} label={text.publicPage} /> : null}
      <Button asChild {...PLAIN}>
        <AppLink to={listAt}>
          <ChevronLeft size={18} aria-hidden /> {menusText.backToList}
        </AppLink>
      </Button>
    </Flex>
  );
}

export function PublishPanel(props: PublishPanelProps) {
  const ready = props.problems.length === 0;
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Flex justify="space-between" align="center" gap="2" mb="1">
        <Heading as="h2" size="sm">
          {ready ? text.ready : text.title}
        </Heading>
        <StatusBadge status={props.status} />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {text.counts(props.items, props.meals)}
      </Text>
      <Checks problems={props.problems} allergies={props.allergies} />
      <StatusButtons {...props} />
      <Ways {...props} />
    </Box>
  );
}
