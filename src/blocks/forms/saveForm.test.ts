import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { clients, type Client } from '../../domain/records/clients';
import { ChangedElsewhere } from './changedElsewhere';
import { createForm } from './form';
import { saveForm } from './saveForm';

const form = createForm(clients, {
  clientName: { kind: 'text' },
  phone: { kind: 'tel' },
  weight: { kind: 'number' },
  allergies: { kind: 'tags', most: 5, suggestions: [] },
});

/** A record that another tab has open, too. */
function open(first: Partial<Client>) {
  let stored = clientWith({ id: 'c', ...first });
  const repository = {
    get: async () => stored,
    update: async (_id: string, change: (current: Client) => Client) => {
      stored = change(stored);
      return stored;
    },
  };
  const base = form.fromDocument(stored);
  return {
    save: (values: Partial<typeof base>, from = base) =>
      saveForm(
        repository as never,
        form,
        { id: 'c', base: from, values: { ...from, ...values } },
        undefined,
      ),
    base,
    stored: () => stored,
  };
}

it('two tabs that change two fields keep both', async () => {
  const tabs = open({ weight: 58, phone: '0903 123 456' });
  await tabs.save({ weight: '60' });
  await tabs.save({ phone: '0987654321' });
  expect(tabs.stored()).toMatchObject({ weight: 60, phone: '0987654321' });
});

it('the second of two values for one field is asked about, with the first, and nothing is written', async () => {
  const tabs = open({ weight: 58 });
  await tabs.save({ weight: '60' });
  const second = tabs.save({ weight: '61' });
  await expect(second).rejects.toThrow(ChangedElsewhere);
  await expect(second).rejects.toMatchObject({
    present: { weight: '60' },
    described: ['Cân nặng “60”'],
  });
  expect(tabs.stored().weight).toBe(60);
  await tabs.save({ weight: '61' }, { ...tabs.base, weight: '60' });
  expect(tabs.stored().weight).toBe(61);
});

it('the same value twice, and words added to one list, are no question', async () => {
  const tabs = open({ weight: 58, allergies: [] });
  await tabs.save({ weight: '60', allergies: ['Tôm'] });
  await tabs.save({ weight: '60', allergies: ['Sữa'] });
  expect(tabs.stored()).toMatchObject({ weight: 60, allergies: ['Tôm', 'Sữa'] });
});
