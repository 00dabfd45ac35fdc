import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printContext, printedMeals, printedMenu } from '../../src/domain/printable/fixtures';
import { menuPrintable, planPrintable } from '../../src/domain/printable/menu';
import type { Printable } from '../../src/domain/records/printableModel';
import { createDocumentRenderer } from '../../sync-server/modules/printables/renderer';
import { createEntry, pushMails, startMailStage, type MailStage } from './clientMailHelpers';

function longest(): Printable {
  const days = Array.from({ length: 31 }, (_, index) => ({
    day: `Ngày ${index + 1}`,
    meals: printedMeals(),
  }));
  const plan = planPrintable({ name: 'Một tháng' }, days, printContext());
  const note = 'Nêm nước mắm sau cùng, bỏ bột ngọt. '.repeat(18);
  const sections = plan.days.map((day) => ({
    ...day,
    sections: day.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({ ...row, note })),
    })),
  }));
  return { ...plan, days: sections };
}

/** Of all threads of this process. */
const threadPriorities = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

const menu = (): Printable => menuPrintable(printedMenu(), printContext());

describe('S05 documents are drawn beside the gateway', () => {
  let stage: MailStage;
  beforeAll(async () => {
    stage = await startMailStage();
  });
  afterAll(() => stage.stop());

  it('S05 the gateway answers others while a document of a month is drawn', async () => {
    const renderer = createDocumentRenderer();
    try {
      await renderer.pdf('first', { printable: menu(), files: new Map() });
      const request = { printable: longest(), files: new Map() };
      const drawn = renderer.pdf('one', request);
      const state = { isDrawing: true };
      const over = drawn.finally(() => (state.isDrawing = false));
      let answers = 0;
      while (state.isDrawing) {
        expect((await fetch(`${stage.gateway.url}/healthz`)).status).toBe(200);
        answers += 1;
      }
      expect((await over).length).toBeGreaterThan(50_000);
      expect(answers).toBeGreaterThan(5);
    } finally {
      await renderer.stop();
    }
  });

  it('S05 the paper of a day does not wait for a document of a month of somebody else', async () => {
    const renderer = createDocumentRenderer();
    try {
      await renderer.pdf('first', { printable: menu(), files: new Map() });
      const order: string[] = [];
      const long = ['one', 'two'].map(async (who) => {
        await renderer.pdf(who, { printable: longest(), files: new Map() });
        order.push('month');
      });
      const short = renderer
        .pdf('three', { printable: menu(), files: new Map() })
        .then(() => order.push('day'));
      await Promise.all([...long, short]);
      expect(order.at(-1)).toBe('month');
    } finally {
      await renderer.stop();
    }
  });

  it.runIf(process.platform === 'linux')('S05 drawing gives way to the gateway', async () => {
    const renderer = createDocumentRenderer();
    try {
      const before = getPriority();
      await renderer.pdf('one', { printable: menu(), files: new Map() });
      expect(threadPriorities()).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
      expect(getPriority()).toBe(before);
    } finally {
      await renderer.stop();
    }
  });

  it('S05 a mail of a month goes out', async () => {
    const device = await stage.createDevice();
    const entry = createEntry(device.person, { printable: longest() });
    expect(await pushMails(device, [entry])).toEqual(['accepted']);
    expect(await stage.receipt(device, entry)).toMatchObject({ outcome: 'sent' });
  });

  it('S05 what cannot be drawn fails alone; the next one is drawn', async () => {
    const renderer = createDocumentRenderer();
    try {
      const wrong = { printable: null as unknown as Printable, files: new Map() };
      await expect(renderer.pdf('one', wrong)).rejects.toThrow('was not drawn');
      const pdf = await renderer.pdf('one', { printable: menu(), files: new Map() });
      expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    } finally {
      await renderer.stop();
    }
  });

  it('S05 a document that takes too long is ended, and so is its thread', async () => {
    const renderer = createDocumentRenderer(1);
    const request = { printable: longest(), files: new Map() };
    await expect(renderer.pdf('one', request)).rejects.toThrow('took too long');
    await renderer.stop();
  });

  it('S05 who asks for many at once waits behind themselves alone, and is told', async () => {
    const renderer = createDocumentRenderer();
    try {
      const request = { printable: menu(), files: new Map() };
      const many = Array.from({ length: 20 }, () => renderer.pdf('greedy', request));
      const other = renderer.pdf('other', request);
      const ends = await Promise.allSettled(many);
      const refused = ends.filter(({ status }) => status === 'rejected');
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every((end) => 'reason' in end && end.reason.code === 'server_busy')).toBe(
        true,
      );
      expect((await other).length).toBeGreaterThan(5_000);
    } finally {
      await renderer.stop();
    }
  });
});
