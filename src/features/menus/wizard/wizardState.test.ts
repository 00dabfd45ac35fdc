import { describe, expect, it } from 'vitest';
import { emptyValue } from '../model/editorValue';
import { newWizard, stepToShow, type WizardDraft } from './wizardState';

const personal: WizardDraft = { ...newWizard('m', undefined), kind: 'personal', step: 'client' };
const typed = { value: emptyValue('personal') };

describe('E06 steps of the wizard', () => {
  it('begins with the mode, with a preset client with the masters', () => {
    expect(stepToShow(null, newWizard('m', undefined), false)).toBe('mode');
    expect(stepToShow(null, newWizard('m', 'c'), true)).toBe('master');
  });

  it('a preset client that is not there is chosen again', () => {
    expect(stepToShow(null, newWizard('m', 'c'), false)).toBe('client');
    expect(stepToShow('form', { ...newWizard('m', 'c'), ...typed }, false)).toBe('client');
  });

  it('a master goes from the mode straight to the form', () => {
    const draft: WizardDraft = { ...newWizard('m', undefined), kind: 'master', ...typed };
    expect(stepToShow('form', draft, false)).toBe('form');
    expect(stepToShow('client', draft, false)).toBe('mode');
  });

  it('follows the address back and forth while its step has what it needs', () => {
    expect(stepToShow('client', { ...personal, clientId: 'c', ...typed }, true)).toBe('client');
    expect(stepToShow('form', { ...personal, clientId: 'c', ...typed }, true)).toBe('form');
    expect(stepToShow('form', { ...personal, clientId: 'c' }, true)).toBe('master');
    expect(stepToShow('nonsense', personal, false)).toBe('client');
    expect(stepToShow('mode', { ...personal, clientId: 'c', ...typed }, true)).toBe('mode');
  });

  it('opens where it was left after the app was killed', () => {
    const left: WizardDraft = { ...personal, clientId: 'c', step: 'form', ...typed };
    expect(stepToShow(null, left, true)).toBe('form');
  });
});
