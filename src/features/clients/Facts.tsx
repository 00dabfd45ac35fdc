import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { firstPhone } from '../../domain/text/phone';
import type { ReactNode } from 'react';
import { UnlistedAllergies } from '../../blocks/allergies/UnlistedAllergies';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import type { Consultation } from '../../domain/records/consultations';
import { weightDifference, type ClientRow } from '../../domain/person/clientList';
import { ruleYears } from '../../domain/clinical/ruleAge';
import { ageOn, ageText, shownBirth } from '../../domain/person/age';
import { computeBmi } from '../../domain/person/body';
import { currentPrescription } from '../../domain/targets/dayTargets';
import { clients } from '../../domain/records/clients';
import { clientTexts } from '../../i18n/clients';
import { getWordLabel } from '../../ui/fieldText';
import { formatDate, formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { localDate } from '../../platform/clock';
import { AllergyTag, PlainTag, WeightChange } from './ClientParts';
import { formatOne } from './numbers';
import { presentConditions } from './people';
import { bmiRemark, prescriptionText } from './prescription';

const texts = clientTexts.detail;
const { fields } = clients;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {name}
      </Text>
      <Text as="dd" fontWeight="medium" css={tabular}>
        {children}
      </Text>
    </Box>
  );
}

function Words({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <Box>
      <Text as="dt" color="fg.muted" textStyle="sm" mb="1">
        {name}
      </Text>
      <Flex as="dd" gap="1.5" wrap="wrap">
        {words.length === 0
          ? texts.none
          : words.map((word) => <PlainTag key={word}>{word}</PlainTag>)}
      </Flex>
    </Box>
  );
}

function WeightFact({ row }: { row: ClientRow }) {
  if (row.weight === undefined) return texts.none;
  return (
    <>
      {clientTexts.weightLine.kilograms(formatOne(row.weight))}{' '}
      {row.weightChange === undefined ? null : (
        <WeightChange client={row.client} weight={row.weight} change={row.weightChange} />
      )}
      <Text as="span" display="block" color="fg.muted" textStyle="sm" fontWeight="normal">
        {row.weightDate === undefined
          ? clientTexts.weightLine.undated
          : clientTexts.weightLine.on(formatDate(row.weightDate))}
      </Text>
    </>
  );
}

function TargetFact({ row }: { row: ClientRow }) {
  const { targetWeight } = row.client;
  if (targetWeight === undefined) return texts.none;
  const away =
    row.weight === undefined ? undefined : Math.abs(weightDifference(row.weight, targetWeight));
  return (
    <>
      {clientTexts.weightLine.kilograms(formatOne(targetWeight))}
      {away === undefined ? null : (
        <Text as="span" color="fg.muted" textStyle="sm" fontWeight="normal">
          {' · '}
          {away === 0 ? texts.reached : texts.toGo(formatOne(away))}
        </Text>
      )}
    </>
  );
}

function BodyFacts({ row, narrow }: { row: ClientRow; narrow: boolean }) {
  const { client } = row;
  const age = ageOn(client, localDate());
  const bmi = computeBmi(row.weight, client.height);
  return (
    <SimpleGrid as="dl" columns={narrow ? 2 : { base: 2, sm: 3, xl: 2 }} gapX="4" gapY="3">
      <Fact name={texts.age}>
        {age === undefined ? texts.none : texts.ageValue(ageText(age), shownBirth(client))}
      </Fact>
      <Fact name={fields.gender.label}>
        {client.gender ? getWordLabel(fields.gender, client.gender) : texts.none}
      </Fact>
      <Fact name={fields.height.label}>
        {client.height === undefined ? texts.none : texts.centimetres(formatNumber(client.height))}
      </Fact>
      <Fact name={texts.bmi}>
        {bmi === undefined
          ? texts.none
          : `${formatOne(bmi)} · ${bmiRemark(bmi, client, ruleYears(client, localDate()))}`}
      </Fact>
      <Fact name={fields.weight.label}>
        <WeightFact row={row} />
      </Fact>
      <Fact name={fields.targetWeight.label}>
        <TargetFact row={row} />
      </Fact>
    </SimpleGrid>
  );
}

function ContactLinks({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  if (!phone && !email) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {phone ? (
        <Button asChild variant="outline" colorPalette="gray" size="sm" minH="11">
          <a
            href={`tel:${firstPhone(phone).replace(/[^\d+]/g, '')}`}
            aria-label={texts.call(phone)}
          >
            <Phone size={16} aria-hidden />
            {phone}
          </a>
        </Button>
      ) : null}
      {email ? (
        <Button
          asChild
          variant="outline"
          colorPalette="gray"
          size="sm"
          minH="11"
          maxW="full"
          h="auto"
          whiteSpace="normal"
        >
          <a href={`mailto:${encodeURI(email)}`} aria-label={texts.mail(email)}>
            <Mail size={16} aria-hidden />
            {email}
          </a>
        </Button>
      ) : null}
    </Flex>
  );
}

function Allergies({ words }: { words: readonly string[] }) {
  return (
    <Box>
      {words.length > 0 ? (
        <AllergyTag words={words} />
      ) : (
        <Text color="fg.muted" textStyle="sm">
          {texts.noAllergies}
        </Text>
      )}
      <UnlistedAllergies allergies={words} />
    </Box>
  );
}

interface FactsProps {
  row: ClientRow;
  visits: readonly Consultation[];
  narrow: boolean;
}

export function Facts({ row, visits, narrow }: FactsProps) {
  const { client } = row;
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="md">
        {texts.facts}
      </Heading>
      <Allergies words={avoidedBy(client)} />
      <BodyFacts row={row} narrow={narrow} />
      <Stack as="dl" gap="3">
        <Fact name={texts.prescription}>
          {prescriptionText(currentPrescription(client, visits)) ?? texts.none}
        </Fact>
        <Words name={fields.goals.label} words={client.goals} />
        <Words name={fields.medicalConditions.label} words={presentConditions(client)} />
        <Words name={fields.medicines.label} words={client.medicines ?? []} />
        {client.dietaryRestrictions ? (
          <Fact name={fields.dietaryRestrictions.label}>{client.dietaryRestrictions}</Fact>
        ) : null}
        {client.activityLevel ? (
          <Fact name={fields.activityLevel.label}>
            {getWordLabel(fields.activityLevel, client.activityLevel)}
          </Fact>
        ) : null}
        {client.workoutFrequency ? (
          <Fact name={fields.workoutFrequency.label}>{client.workoutFrequency}</Fact>
        ) : null}
        <Fact name={fields.source.label}>{client.source}</Fact>
      </Stack>
      <ContactLinks phone={client.phone} email={client.email} />
    </Stack>
  );
}
