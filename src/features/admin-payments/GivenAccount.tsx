import { Text } from '@chakra-ui/react';
import type { OwedRecord, PayerAccount } from '../../api/adminPayments';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { formatWhen } from '../../ui/format';
import { RecordFact } from '../../ui/RecordCard';
import { CopyFact } from './CopyFact';

const texts = adminPaymentTexts.owed;

/** Who gave an account, and when. */
function givenBy({ by, email = '', at }: PayerAccount): string {
  const way = by === 'mail' ? texts.givenBy.mail(email) : texts.givenBy[by];
  return texts.accountSource(way, formatWhen(at));
}

function Present({ account: given }: { account: PayerAccount }) {
  const { bank, account, holder } = given.to;
  return (
    <>
      <CopyFact name={texts.fact.into} value={account} />
      <CopyFact name={texts.fact.bankInto} value={bank} />
      <CopyFact name={texts.fact.holder} value={holder} />
      <RecordFact name={texts.fact.givenBy}>
        {givenBy(given)}
        {given.isPayer === false ? (
          <Text color="chilli.fg" textStyle="sm">
            {texts.otherHolder}
          </Text>
        ) : null}
      </RecordFact>
    </>
  );
}

/** The account that the payer gave for the refund, and what they gave before. */
export function GivenAccount({ owed: { given, formerly = [] } }: { owed: OwedRecord }) {
  return (
    <>
      {given ? <Present account={given} /> : null}
      {formerly.map((one) => (
        <RecordFact key={`${one.at} ${one.by}`} name={texts.fact.formerly}>
          {texts.formerly([one.to.account, one.to.holder, one.to.bank].join(' · '), givenBy(one))}
        </RecordFact>
      ))}
    </>
  );
}
