import type { Tier } from './tiers';

const MB = 1024 * 1024;

/** null: no limit. */
interface Limits {
  clients: number | null;
  recipes: number | null;
  menus: number | null;
  aiQuestionsADay: number | null;
  mailsAMonth: number | null;
  apiCallsAMonth: number | null;
}
export type Limit = keyof Limits;

export type Feature =
  | 'plainPaper'
  | 'automaticMail'
  | 'basicReports'
  | 'ownBrand'
  | 'advancedReports'
  | 'multimodalAi'
  | 'bulkExchange'
  | 'apiAccess'
  | 'prioritySupport';

interface Entitlements {
  limits: Limits;
  features: readonly Feature[];
  /** Storage of a practice on the server; bytes. Documents count as JSON. */
  storage: { documents: number; documentBytes: number; imageBytes: number };
  /** VND, tax included. */
  price: { month: number; year: number };
  /** Days that a practice may try it, once (product decision 35); 0: it cannot be tried. */
  trialDays: number;
}

const PRO: readonly Feature[] = ['plainPaper', 'automaticMail', 'basicReports'];

/** Entitlements of each tier (platform specification, section 9; product decisions 35 and 36). */
const ENTITLEMENTS: Readonly<Record<Tier, Entitlements>> = {
  free: {
    limits: {
      clients: 5,
      recipes: 20,
      menus: 50,
      aiQuestionsADay: 30,
      mailsAMonth: 50,
      apiCallsAMonth: 0,
    },
    features: [],
    storage: { documents: 10_000, documentBytes: 100 * MB, imageBytes: 200 * MB },
    price: { month: 0, year: 0 },
    trialDays: 0,
  },
  pro: {
    limits: {
      clients: 50,
      recipes: null,
      menus: null,
      aiQuestionsADay: null,
      mailsAMonth: null,
      apiCallsAMonth: 0,
    },
    features: PRO,
    storage: { documents: 50_000, documentBytes: 500 * MB, imageBytes: 5 * 1024 * MB },
    price: { month: 499_000, year: 4_990_000 },
    trialDays: 7,
  },
  business: {
    limits: {
      clients: 200,
      recipes: null,
      menus: null,
      aiQuestionsADay: null,
      mailsAMonth: null,
      apiCallsAMonth: 50_000,
    },
    features: [
      ...PRO,
      'ownBrand',
      'advancedReports',
      'multimodalAi',
      'bulkExchange',
      'apiAccess',
      'prioritySupport',
    ],
    storage: { documents: 200_000, documentBytes: 2048 * MB, imageBytes: 20 * 1024 * MB },
    price: { month: 1_199_000, year: 11_990_000 },
    trialDays: 14,
  },
};

/**
 * Runs of the AI that a practice may cause in a day where its tier counts no questions: each costs the platform money, also of a
 * trial that nobody paid for. More than anybody asks by hand, and the words of the tiers say it.
 */
export const MAX_AI_RUNS_A_DAY = 600;

/** A tier of a newer version is refused nothing that this version cannot know, and has the largest storage. */
const NEWER: Entitlements = {
  ...ENTITLEMENTS.business,
  limits: {
    clients: null,
    recipes: null,
    menus: null,
    aiQuestionsADay: null,
    mailsAMonth: null,
    apiCallsAMonth: null,
  },
};

export function getEntitlements(tier: string): Entitlements {
  return Object.hasOwn(ENTITLEMENTS, tier) ? ENTITLEMENTS[tier as Tier] : NEWER;
}

export const getLimit = (tier: string, limit: Limit): number | null =>
  getEntitlements(tier).limits[limit];

export const hasFeature = (tier: string, feature: Feature): boolean =>
  getEntitlements(tier).features.includes(feature);

/** 0 means unlimited. */
export const getMaxClients = (tier: string): number => getLimit(tier, 'clients') ?? 0;

/**
 * Whether one more may be added; what is there beyond the limit stays.
 * @param count those that exist
 * @param most the tier's limit; 0 means unlimited
 */
export function mayAddOne(count: number, most: number): boolean {
  return most === 0 || count < most;
}

const NEAR = 0.8;

/** @param most the limit; 0 means unlimited */
export function usageLevel(count: number, most: number): 'free' | 'near' | 'reached' {
  if (most === 0) return 'free';
  if (count >= most) return 'reached';
  return count >= most * NEAR ? 'near' : 'free';
}

/** Counts of a practice's documents; a deleted one stays as a tombstone, and counts by itself. */
export interface RecordAmount {
  documents: number;
  /** Of JSON (UTF-8). */
  bytes: number;
  deletedDocuments: number;
  deletedBytes: number;
}

/** A tombstone keeps its fields, so that a deletion can be taken back: room for three times what is there. */
const DELETED = 3;

export function getRecordQuota(tier: string): RecordAmount {
  const { documents, documentBytes: bytes } = getEntitlements(tier).storage;
  return {
    documents,
    bytes,
    deletedDocuments: documents * DELETED,
    deletedBytes: bytes * DELETED,
  };
}

/** Bytes. */
export const getImageRoom = (tier: string): number => getEntitlements(tier).storage.imageBytes;
