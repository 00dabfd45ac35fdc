import {
  listSellers,
  notePayout,
  readSales,
  type Seller,
  type SoldItem,
} from '../../../src/api/sales';
import { AppError } from '../../../src/domain/protocol/errors';
import { bankName } from '../../../src/domain/money/banks';
import { PRACTICE_ID, practiceSchema } from '../../../src/domain/records/practices';
import {
  monthBefore,
  toMonth,
  listSales,
  salesSum,
  type Sale,
} from '../../../src/domain/money/sales';
import {
  CouchDatabaseMissing,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
} from '../../couch/client';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { AccountServices } from '../accounts/wiring';
import type { Ledger } from '../billing/payments/ledger';
import type { Payments } from '../billing/payments/payments';
import { sellersIn } from '../ledgerViews/sellers';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import { purchaseKey, purchaseSchema } from '../purchases/records';
import { createPayouts } from './payouts';
import { readSound } from '../../store/envelope';

const READING: Rate = { name: 'sales', calls: 60, burst: 30 };
const MAX_SOLD = 500;

const bankSchema = practiceSchema.pick({ bankBin: true, bankAccount: true, bankHolder: true });

async function readAccount(couch: Couch, workspaceId: string): Promise<Seller['account']> {
  const stored = await couch
    .database(workspaceDatabase(workspaceId))
    .get(`practices:${PRACTICE_ID}`)
    .catch((error: unknown) => {
      if (error instanceof CouchDatabaseMissing) return undefined;
      throw error;
    });
  if (!stored || stored.deleted) return undefined;
  const { bankBin, bankAccount, bankHolder } = stored.body;
  const read = bankSchema.safeParse({ bankBin, bankAccount, bankHolder });
  if (!read.success || !read.data.bankBin || !read.data.bankAccount) return undefined;
  const { bankBin: bin, bankAccount: account, bankHolder: holder = '' } = read.data;
  return { bank: bankName(bin), account, holder };
}

/** @throws AppError payout_no_account, as money cannot have been sent to an unknown account */
async function requireAccount(couch: Couch, workspaceId: string): Promise<void> {
  if (!(await readAccount(couch, workspaceId))) throw new AppError('payout_no_account');
}

interface Reading {
  payments: Pick<Payments, 'find'>;
  database: CouchDatabase;
}

async function soldItem({ payments, database }: Reading, sale: Sale): Promise<SoldItem[]> {
  const payment = await payments.find(sale.paymentId);
  if (!payment || payment.purpose.kind === 'subscription') return [];
  const { purpose, description } = payment;
  const { paymentId, at, amount, share, refunded } = sale;
  const item = { paymentId, kind: purpose.kind, description, at, amount, share, refunded };
  if (purpose.kind !== 'purchase') return [item];
  const stored = await database.get(purchaseKey(purpose.purchaseId));
  const purchase = readSound(purchaseSchema, stored?.body);
  const { recipeId, menuId } = purchase ?? {};
  return [
    {
      ...item,
      ...(recipeId === undefined ? {} : { recipeId }),
      ...(menuId === undefined ? {} : { menuId }),
    },
  ];
}

type Dependencies = Core & {
  accounts: AccountServices;
  payments: Payments;
  ledger: Ledger;
  notices: NoticeWriter;
  library: Library;
};

export function sales(input: Dependencies): Module {
  const { accounts, payments, ledger, notices, library, jobs, now } = input;
  const [{ couch }, { database }] = [input.ctx, accounts.store];
  const payouts = createPayouts({ database, ledger, jobs, notices, now });
  return {
    jobs: payouts.jobs,
    routes: [
      route(
        readSales,
        async ({ claims: { workspaceId }, query: { month } }) => {
          const all = listSales(await ledger.ofSeller(workspaceId), workspaceId);
          const of = (key: string): Sale[] => all.filter(({ at }) => toMonth(at) === key);
          const sold: SoldItem[] = [];
          for (const sale of of(month).slice(0, MAX_SOLD))
            sold.push(...(await soldItem({ payments, database }, sale)));
          const account = await readAccount(couch, workspaceId);
          return {
            sold,
            month: salesSum(of(month)),
            before: salesSum(of(monthBefore(month))),
            owed: await payouts.owed(workspaceId),
            payouts: await payouts.of(workspaceId),
            ...(account ? { account } : {}),
          };
        },
        { rate: READING },
      ),
      route(listSellers, async () => {
        const ids = await ledger.sellers();
        const lines = ids.map((id) => ({ account: `owed:seller:${id}`, amount: 0 }));
        const names = await sellersIn([{ lines }], { database, library });
        const sellers: Seller[] = [];
        for (const workspaceId of ids) {
          const account = await readAccount(couch, workspaceId);
          sellers.push({
            workspaceId,
            name: names[workspaceId] ?? workspaceId,
            owed: await payouts.owed(workspaceId),
            payouts: await payouts.of(workspaceId),
            ...(account ? { account } : {}),
          });
        }
        return { sellers: sellers.sort((a, b) => b.owed - a.owed) };
      }),
      route(notePayout, async ({ claims, params: { id }, body: { amount, note, key } }) => {
        await requireAccount(couch, id);
        await payouts.note(id, { payoutId: key, amount, note, by: claims.sub });
        return { owed: await payouts.owed(id) };
      }),
    ],
  };
}
