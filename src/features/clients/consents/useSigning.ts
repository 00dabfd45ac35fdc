import { useState } from 'react';
import { readAi } from '../../../api/ai';
import { useData } from '../../../data/react';
import { formatRecipient } from '../../../domain/practice/ai/consent';
import { AI_TEXT } from '../../../domain/practice/ai/userData';
import {
  isSigned,
  writeSignature,
  type Strokes,
} from '../../../domain/practice/consents/signature';
import { listEnded } from '../../../domain/practice/consents/state';
import type { Client } from '../../../domain/records/clients';
import type { Consent } from '../../../domain/records/kinds/consent';
import { useGatewayQuery } from '../../../gateway/useGatewayQuery';
import {
  CONSENT_TEXT,
  CONSENT_TEXTS,
  consentSheetTexts as texts,
} from '../../../i18n/consentSheet';
import { localDate } from '../../../platform/clock';

export type Purpose = Consent['purpose'];
const PURPOSES = [
  'care',
  'mail',
  'sharing',
  'ai',
  'showcase',
] as const satisfies readonly Purpose[];

type Answers = Partial<Record<Purpose, boolean>>;

export interface SheetState {
  answers: Answers;
  doctor: string;
  isGuardian: boolean;
  guardianName: string;
  strokes: Strokes;
}

const EMPTY: SheetState = {
  answers: {},
  doctor: '',
  isGuardian: false,
  guardianName: '',
  strokes: [],
};

export const getPurposeText = (purpose: Purpose) =>
  CONSENT_TEXTS[CONSENT_TEXT]?.purposes[purpose] ?? { title: purpose, detail: '' };

/** The step that is missing before the sheet can be signed; undefined when nothing is. */
export function findMissing(state: SheetState, purposes: readonly Purpose[]): string | undefined {
  const open = purposes.filter((purpose) => state.answers[purpose] === undefined);
  const [first] = open;
  if (first) return texts.missingAnswers(open.length, getPurposeText(first).title);
  if (state.answers.sharing && state.doctor.trim() === '') return texts.missingRecipient;
  if (state.isGuardian && state.guardianName.trim() === '') return texts.missingGuardian;
  return isSigned(state.strokes) ? undefined : texts.missingSignature;
}

interface SignedSheet {
  clientId: string;
  signingId: string;
  state: SheetState;
  purposes: readonly Purpose[];
  provider: string | undefined;
}

type ConsentFields = Omit<Consent, keyof ReturnType<ReturnType<typeof useData>['newBase']>>;

function toConsents({
  clientId,
  signingId,
  state,
  purposes,
  provider,
}: SignedSheet): ConsentFields[] {
  const date = localDate();
  const signature = writeSignature(state.strokes);
  const recipients: Partial<Record<Purpose, string | undefined>> = {
    ai: provider,
    sharing: state.answers.sharing ? state.doctor.trim() : undefined,
  };
  return purposes.map((purpose) => ({
    kind: 'consent',
    clientId,
    purpose,
    answer: state.answers[purpose] ? 'agreed' : 'refused',
    ...(state.answers[purpose] ? {} : { withdrawnDate: date }),
    ...(recipients[purpose] === undefined ? {} : { recipient: recipients[purpose] }),
    signingId,
    signature,
    consentDate: date,
    givenBy: state.isGuardian ? 'guardian' : 'client',
    ...(state.isGuardian ? { guardianName: state.guardianName.trim() } : {}),
    way: 'signature',
    // The gateway lets a model be asked only under the name of that purpose's own text.
    textVersion: purpose === 'ai' ? AI_TEXT : CONSENT_TEXT,
  }));
}

function useSaveSheet(client: Client, consents: readonly Consent[]) {
  const data = useData();
  const all = data.records.of('consent');
  return async (sheet: SignedSheet) => {
    const signed = toConsents(sheet).map((fields) => ({ ...data.newBase(), ...fields }));
    await all.insertAll(signed);
    for (const refusal of signed.filter(({ answer }) => answer === 'refused'))
      for (const { id } of listEnded(consents, refusal))
        await all.update(id, (one) => ({ ...one, withdrawnDate: localDate() }));
    const mail = signed.find(({ purpose }) => purpose === 'mail');
    if (mail)
      await data.clients.update(client.id, ({ emailConsentDate: _before, ...one }) =>
        mail.answer === 'agreed' ? { ...one, emailConsentDate: mail.consentDate } : one,
      );
  };
}

export function useSigning(client: Client, consents: readonly Consent[], onSaved: () => void) {
  const data = useData();
  const { answer } = useGatewayQuery(readAi, {}, texts.signedCopy);
  const provider = answer?.provider ? formatRecipient(answer.provider) : undefined;
  const purposes = PURPOSES.filter((purpose) => purpose !== 'ai' || provider !== undefined);
  const [state, setState] = useState(EMPTY);
  const [failure, setFailure] = useState<unknown>(null);
  const saveSheet = useSaveSheet(client, consents);
  const save = () => {
    const signingId = data.newBase().id;
    void saveSheet({ clientId: client.id, signingId, state, purposes, provider }).then(
      onSaved,
      setFailure,
    );
  };
  const missing = findMissing(state, purposes);
  return { state, setState, purposes, provider, missing, failure, save };
}
