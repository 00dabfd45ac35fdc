import { Badge, Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { failureText } from '../../../blocks/forms/failureText';
import { useData } from '../../../data/react';
import { consent as collection, type Consent } from '../../../domain/records/kinds/consent';
import { clientTexts } from '../../../i18n/clients';
import { consentTexts as texts } from '../../../i18n/consents';
import { localDate } from '../../../platform/clock';
import { getWordLabel } from '../../../ui/fieldText';
import { formatDate } from '../../../ui/format';
import { toaster } from '../../../ui/toaster';

const { fields } = collection;
const report = (error: unknown) => toaster.create({ type: 'error', title: failureText(error) });

function formatProof({ consentDate, way, textVersion, recipient, givenBy, guardianName }: Consent) {
  return [
    texts.consentedOn(formatDate(consentDate)),
    getWordLabel(fields.way, way),
    texts.text(textVersion),
    recipient && texts.to(recipient),
    givenBy === 'guardian' && guardianName && texts.by(guardianName),
  ]
    .filter(Boolean)
    .join(' · ');
}

const done = (title: string, undo: () => Promise<unknown>) =>
  toaster.create({
    type: 'success',
    title,
    action: { label: clientTexts.undo, onClick: () => void undo().catch(report) },
  });

function useConsentActions() {
  const data = useData();
  const consents = data.records.of('consent');
  const remove = async (one: Consent) => {
    await consents.remove(one.id);
    done(texts.removed, () => consents.restore(one));
  };
  const withdraw = async ({ id }: Consent) => {
    await consents.update(id, (one) => ({ ...one, withdrawnDate: localDate() }));
    done(texts.withdrawnNow, () => consents.update(id, ({ withdrawnDate: _date, ...one }) => one));
  };
  return {
    remove: (one: Consent) => void remove(one).catch(report),
    withdraw: (one: Consent) => void withdraw(one).catch(report),
  };
}

interface RowProps {
  consent: Consent;
  onEdit: () => void;
  onRemove: () => void;
  onWithdraw: () => void;
}

type RowButtonsProps = Pick<RowProps, 'onEdit' | 'onRemove'> & { purpose: string };

function RowButtons({ purpose, onEdit, onRemove }: RowButtonsProps) {
  return (
    <Flex me="-2" flexShrink="0">
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.editLabel(purpose)}
        onClick={onEdit}
      >
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.removeLabel(purpose)}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Row({ consent, onEdit, onRemove, onWithdraw }: RowProps) {
  const purpose = getWordLabel(fields.purpose, consent.purpose);
  const { withdrawnDate } = consent;
  return (
    <Flex as="li" gap="2" py="2" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="medium">{purpose}</Text>
          <Badge size="md" colorPalette={withdrawnDate ? 'gray' : 'leaf'}>
            {withdrawnDate ? texts.withdrawn(formatDate(withdrawnDate)) : texts.valid}
          </Badge>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {formatProof(consent)}
        </Text>
        {consent.notes ? <Text whiteSpace="pre-wrap">{consent.notes}</Text> : null}
        {withdrawnDate ? null : (
          <Button
            mt="1"
            size="sm"
            minH="11"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.withdrawLabel(purpose)}
            onClick={onWithdraw}
          >
            {texts.withdraw}
          </Button>
        )}
      </Box>
      <RowButtons purpose={purpose} onEdit={onEdit} onRemove={onRemove} />
    </Flex>
  );
}

interface ConsentsProps {
  consents: readonly Consent[];
  onAdd: () => void;
  onEdit: (id: string) => void;
}

export function Consents({ consents, onAdd, onEdit }: ConsentsProps) {
  const { remove, withdraw } = useConsentActions();
  return (
    <Box as="section" aria-label={texts.title} mt="4">
      <Flex justify="space-between" align="center" gap="2" mb="1" wrap="wrap">
        <Heading as="h2" size="md">
          {texts.title}
        </Heading>
        <Button size="sm" minH="11" variant="outline" onClick={onAdd}>
          <Plus size={18} aria-hidden />
          {texts.add}
        </Button>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {texts.hint}
      </Text>
      {consents.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Box as="ul" listStyleType="none">
        {consents.map((one) => (
          <Row
            key={one.id}
            consent={one}
            onEdit={() => onEdit(one.id)}
            onRemove={() => remove(one)}
            onWithdraw={() => withdraw(one)}
          />
        ))}
      </Box>
    </Box>
  );
}
