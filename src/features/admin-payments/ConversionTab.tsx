import { Flex, Stack, Text } from '@chakra-ui/react';
import { readConversion } from '../../api/conversion';
import type { ContractAnswer } from '../../api/contract';
import { CANCEL_REASONS, cancelReasonSchema } from '../../domain/money/cancelReasons';
import { PAIN_FEATURES } from '../../domain/money/conversion';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { Problem } from '../../ui/plain/Problem';
import { Section } from '../../ui/Section';

const texts = adminPaymentTexts.conversion;
const STEPS = ['limitReached', 'plansOpened', 'planOpened', 'paid'] as const;

type PainPoint = ContractAnswer<typeof readConversion>['painPoints'][number];

function getName({ feature, issue }: PainPoint): string {
  const known = PAIN_FEATURES.find((one) => one === feature);
  if (known) return texts.limit(texts.limits[known]);
  const reason = cancelReasonSchema.safeParse(issue);
  return texts.cancelled(reason.success ? CANCEL_REASONS[reason.data] : issue);
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <Flex gap="3" py="3" borderTopWidth="1px" justify="space-between" wrap="wrap">
      <Text as="dt">{name}</Text>
      <Text as="dd" fontWeight="semibold" whiteSpace="nowrap">
        {value}
      </Text>
    </Flex>
  );
}

export function ConversionTab() {
  const { answer, error } = useGatewayQuery(readConversion, {}, adminPaymentTexts.what);
  return (
    <Stack gap="4" maxW="3xl">
      {error ? <Problem text={error} /> : null}
      {!answer && !error ? <Text color="fg.muted">{adminPaymentTexts.loading}</Text> : null}
      {answer ? (
        <>
          <Section title={texts.steps} hint={texts.stepsHint}>
            <dl>
              {STEPS.map((step) => (
                <Row
                  key={step}
                  name={texts.step[step]}
                  value={texts.practices(answer.steps[step], 0)}
                />
              ))}
            </dl>
          </Section>
          <Section title={texts.points} hint={texts.pointsHint}>
            {answer.painPoints.length === 0 ? <Text color="fg.muted">{texts.none}</Text> : null}
            <dl>
              {answer.painPoints.map((point) => (
                <Row
                  key={`${point.feature} ${point.issue}`}
                  name={getName(point)}
                  value={texts.practices(point.practices, point.resolved)}
                />
              ))}
            </dl>
          </Section>
        </>
      ) : null}
    </Stack>
  );
}
