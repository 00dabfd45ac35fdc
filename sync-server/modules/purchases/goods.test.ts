import { expect, it } from 'vitest';
import { printContext, printedMenu } from '../../../src/domain/printable/fixtures';
import { menuPrintable } from '../../../src/domain/printable/menu';
import type { Printable } from '../../../src/domain/records/printableModel';
import { purchasePaper } from './goods';
import type { Purchase } from './records';

it('a paper that was stored before says nothing of a code to who bought it', async () => {
  const menu = printedMenu({ kind: 'master' });
  const printable = menuPrintable(menu, {
    ...printContext({ client: undefined, targets: undefined }),
    getDiet: () => ({ level: 'missed', text: 'Chưa đạt DD07: Đạm vượt 15,7 g' }),
  });
  expect(printable.days[0]?.diet).toBeDefined();
  const drawn: Printable[] = [];
  const documents = {
    images: async () => ({ files: new Map(), missing: 0 }),
    pdf: async (_for: string, made: { printable: Printable }) => {
      drawn.push(made.printable);
      return new Uint8Array();
    },
  };
  const purchase = { purchaseId: 'p', workspaceId: 'w', buyer: { name: 'Hạnh', email: 'h@x.vn' } };
  await purchasePaper(documents as never, purchase as Purchase, { printable } as never);
  expect(JSON.stringify(drawn)).not.toMatch(/Chưa đạt|DD07|vượt/u);
  expect(drawn[0]?.letterhead.footer).toContain('Hạnh');
});
