import { BANKS } from '../../domain/money/banks';
import { maskedAccount, type RefundAccountState } from '../../domain/money/refundAccount';
import type { GivenAccount } from '../../domain/money/payments';
import { dong } from '../../domain/money/words';
import { cleanLine } from '../../domain/text/clean';
import { refundAccountText as text } from '../../i18n/refundAccount';

/** A refund as its payer's link opens it; VND. */
export interface RefundSource {
  state: RefundAccountState;
  token: string;
  amount: number;
  description: string;
  memo: string;
  account: GivenAccount | undefined;
  mayGive: boolean;
}

export interface RefundView {
  heading: string;
  lead: string;
  facts: { name: string; value: string }[];
  /** The token that opens it, where an account can be given. */
  token: string | undefined;
  isGiven: boolean;
  banks: readonly string[];
  /** Said in the place of the form. */
  fixed: string;
}

const OVER: RefundView = {
  heading: text.heading.over,
  lead: text.lead.over,
  facts: [],
  token: undefined,
  isGiven: false,
  banks: [],
  fixed: '',
};

/** The page of a refund; nothing on it says who the payer is, or the whole account. */
export function refundView(source: RefundSource | undefined): RefundView {
  if (!source || source.state === 'over') return OVER;
  const { state, token, amount, description, memo, account: given, mayGive } = source;
  const account = given && `${given.to.bank}, ${maskedAccount(given.to.account)}`;
  const isAsked = state === 'asked';
  return {
    heading: text.heading[state],
    lead: isAsked && given ? text.confirmation : text.lead[state],
    facts: [
      { name: text.amount, value: dong(amount) },
      { name: text.what, value: cleanLine(description, 300) },
      { name: text.memo, value: memo },
      ...(account === undefined ? [] : [{ name: text.account, value: account }]),
    ],
    token: mayGive ? token : undefined,
    isGiven: given !== undefined,
    banks: BANKS.map(([, name]) => name),
    fixed: isAsked && !mayGive ? text.fixed : '',
  };
}
