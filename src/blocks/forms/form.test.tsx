import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clients, clientSchema } from '../../domain/records/clients';
import { system } from '../../ui/theme';
import { readByInitial } from '../../ui/draftShape';
import { createForm } from './form';
import { FormField, type FormAccess } from './FormField';

const form = createForm(clients, {
  clientName: { kind: 'text' },
  status: { kind: 'choice', initial: 'active' },
  gender: { kind: 'choice' },
  weight: { kind: 'number' },
  goals: { kind: 'tags', most: 5, suggestions: [] },
  known: { kind: 'flag', label: 'Đã quen', initial: true },
});
const mai = clientSchema.parse({
  id: 'mai',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T01:00:00.000Z',
  updatedAt: '2026-11-01T01:00:00.000Z',
  clientName: 'Mai',
  weight: 66.2,
  goals: ['Giảm cân'],
  medicalConditions: [],
  allergies: [],
  status: 'active',
  source: 'Khác',
  clientType: 'managed',
  assignedMenus: [],
});

const drawn = (name: keyof typeof form.empty, values: Partial<typeof form.empty>) => {
  const all = { ...form.fromDocument(mai), ...values };
  const access: FormAccess<keyof typeof form.empty> = {
    form,
    values: all,
    base: { ...all, status: 'asleep' },
    set: () => undefined,
    leave: () => undefined,
    errorAt: () => undefined,
  };
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <FormField of={access} name={name} />
    </ChakraProvider>,
  );
};

describe('E03 a form is made of descriptors', () => {
  it('takes label, unit, words and what is required from the collection', () => {
    expect(form.fields.weight.field).toMatchObject({ label: 'Cân nặng', unit: 'kg' });
    expect(form.fields.clientName.required).toBe(true);
    expect(form.fields.weight.required).toBe(false);
    expect(form.empty).toEqual({
      clientName: '',
      status: 'active',
      gender: '',
      weight: '',
      goals: [],
      known: true,
    });
  });

  it('takes its limits from the schema, whatever they are', () => {
    const strict = {
      ...clients,
      schema: clientSchema.extend({ weight: z.number().int().min(5).max(9).optional() }),
    };
    const narrow = createForm(strict, { weight: { kind: 'number' } });
    const error = 'Cân nặng từ 5 đến 9 kg.';
    expect(narrow.errors({ weight: '10' })).toEqual({ weight: error });
    expect(narrow.errors({ weight: '6,5' })).toEqual({ weight: error });
    expect(narrow.errors({ weight: '6' })).toEqual({});
  });

  it('refuses a field that the collection does not have', () => {
    // @ts-expect-error -- no field of a client
    expect(() => createForm(clients, { pet: { kind: 'text' } })).toThrow('not a field');
  });

  it('E03 does not lose a word that a newer version of the app chose', () => {
    const newer = { ...mai, status: 'paused' } as unknown as typeof mai;
    const values = form.fromDocument(newer);
    expect(form.errors(values)).toEqual({});
    expect(form.toFields({ ...values, clientName: 'Mai Trần' })).toMatchObject({
      clientName: 'Mai Trần',
      status: 'paused',
    });
  });
});

describe('E03 a draft of another version of the form', () => {
  const base = form.fromDocument(mai);

  it('keeps what fits, field by field, and takes the rest as the form opened', () => {
    const stored = { clientName: 'Mai Trần', weight: 66, goals: 'Giảm cân', nickname: 'M' };
    expect(readByInitial(stored, base)).toEqual({ ...base, clientName: 'Mai Trần' });
    expect(readByInitial({ ...base, goals: ['a', 1] }, base)).toEqual({ ...base, goals: ['a'] });
    expect(readByInitial({ ...base, known: 'yes', status: 'paused' }, base)).toEqual({
      ...base,
      status: 'paused',
    });
    for (const broken of [undefined, null, 7, 'x', []])
      expect(readByInitial(broken, base)).toEqual(base);
  });
});

describe('E03 the control of a field', () => {
  it('offers the words of a choice, and words of a newer version as themselves', () => {
    const html = drawn('status', { status: 'paused' });
    const options = [...html.matchAll(/<option value="(\w*)"( selected="")?>([^<]*)</g)];
    expect(options.map(([, value, selected, text]) => [value, Boolean(selected), text])).toEqual([
      ['active', false, 'Đang theo dõi'],
      ['inactive', false, 'Tạm dừng'],
      ['asleep', false, 'asleep'],
      ['paused', true, 'paused'],
    ]);
    expect(drawn('gender', {})).toContain('Chưa chọn');
  });

  it('names the unit of a number', () => {
    expect(drawn('weight', {})).toContain('Cân nặng (kg)');
  });
});
