/**
 * Versions that app and gateway must know of each other before a push. Both are updated one by one, so for a
 * while every pair of neighbouring releases meets.
 */

/**
 * The versions of the protocol that supported releases speak. A new one is due when a side must know whether the other knows a change: another
 * form of a call, and **each field or word that a pushed document may have from now on**, since an older gateway
 * refuses it. `documents` is the fingerprint of their schemas; a test fails when they change without a new number.
 * A number that was released (`since` is among `tests/upgrade/releases`) never changes.
 */
export const PROTOCOL_VERSIONS = [
  {
    protocol: 3,
    since: '0.3.0',
    change:
      'A device asks for changes by database (`POST /sync/changes`), with revisions and the names of writes. A ' +
      'pushed row names the revision on which it builds and itself, a verdict the revision that is stored. ' +
      'Clients say month of birth, medicines, how energy and protein are found and own limits; an assignment why it ' +
      'was made against an allergy; lines what of a food is unknown; foods whether they are salty by their kind. ' +
      'A practice has settings (a new collection), a mail carries its document, a client may agree to mails; a meal has ' +
      'notes for the practice alone. Days of a plan take single meals from menus, and a plan knows what of its ' +
      'shopping list is bought. A visit has measures, laboratory values and notes by a scheme; an assignment says ' +
      'which targets were estimates. ' +
      'Recipes say what the dish weighs, what of an ingredient is not eaten and what weight cooking takes; a practice which foods the words ' +
      'of recipes mean, and what each account picked and marked. ' +
      'Blocks of an article are data of known kinds. ' +
      'A visit has what the client ate within 24 hours, a plan when it was given. Documents that are mailed name images. ' +
      'An account says that it agreed to publish, a client whose words it reads.',
    documents: '7db89e37de58',
  },
  {
    protocol: 4,
    since: '0.4.0',
    change:
      'Figures of a mailed document say where a day has too much or too little by a rule. A given menu keeps which possible allergens were asked about. A client says a pregnancy (week on a day, foetuses), since when a child is nursed, the stage of a kidney disease and dialysis; a visit has potassium, phosphorus, albumin, urea, and glucose after a meal and after a load. ' +
      'Small types of document share a new collection (`records`), told apart by `kind`: consents of clients, and days of the diaries that clients keep through their links. ' +
      'An account says that it agreed to ask a provider of AI. ' +
      'Clients, menus and plans say the code of a hospital diet; a practice keeps sheets for a hospital kitchen; a mailed document says how a day keeps its code. ' +
      'A client says how words about customs were read, when meals are eaten, how high they live and what they smoke, and about which readings a doctor has decided; a visit has ' +
      'INR, iron, liver, sodium and bicarbonate, and readings at home; screenings for malnutrition are records. ' +
      'A plan that was given names the paid order that it is the week of. ' +
      'A mailed document has lines of advice for the client, a client what the expert decided about them, and which of limits that contradict each other give way. ' +
      'A client says the day of birth beside month and year, when its weight was weighed, and what its newest screening came to. ' +
      'A client says since when the use of their data is restricted. ' +
      'A consent says its answer, what it withdraws, and the signature of a tablet.',
    documents: '77b09823075a',
  },
] as const;

export const PROTOCOL = 4;

/** The least protocol of a gateway that has the calls of this app and understands all that it may push. */
export const NEEDED_PROTOCOL = 4;

/**
 * The least app version that may push. Raised when an older app would do harm: it then keeps what it has, still
 * pulls, and asks its person to update. `LEAST_APP` of the gateway may set it higher.
 */
export const LEAST_APP = '0.3.0';

/** For callers that name no version or protocol: older than all. */
const NO_VERSION = '0.0.0';
const NO_PROTOCOL = 0;

/** Headers, since they may be added to any call, where older gateways refuse an unknown field of a body. */
export const APP_VERSION_HEADER = 'x-app-version';
export const NEEDED_PROTOCOL_HEADER = 'x-needed-protocol';

const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:[-+][\w.+-]{0,40})?$/;

export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Pre-release and build suffixes do not count. */
export function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => VERSION.exec(text)?.slice(1).map(Number) ?? []);
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

export function namedVersion(header: string | undefined): string {
  return header !== undefined && isVersion(header) ? header : NO_VERSION;
}

export function namedProtocol(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  const isNamed = typeof number === 'number' && Number.isInteger(number) && number > 0;
  return isNamed ? number : NO_PROTOCOL;
}
