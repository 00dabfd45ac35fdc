import { describe, expect, it } from 'vitest';
import { missingAnswers, readDraft, wholeAnswers, type SurveyDraft } from './answers';
import { surveyAnswers } from './answersFixture';
import { surveyAnswersSchema } from './schema';
import { findWordProblem, takeTyped } from './typedWords';
import { surveySummary } from './words';

const { allergies: _none, ...others } = surveyAnswers();
const draft: SurveyDraft = { ...others, motherhood: 'none' };

const words = (count: number) => Array.from({ length: count }, (_, at) => `món ${at}`);

describe('P07 words that stand in a box', () => {
  it('are taken beside what was added, each once', () => {
    const typed = { allergies: ' mực, TRỨNG; lạc và vừng / sữa', dislikes: 'tim và gan' };
    expect(takeTyped({ ...draft, allergies: ['Trứng'], typed })).toMatchObject({
      allergies: ['Trứng', 'mực', 'lạc', 'vừng', 'sữa'],
      dislikes: ['tim và gan'],
      typed: undefined,
    });
    expect(takeTyped({ ...draft, typed: { allergies: ' , ' } })).not.toHaveProperty('allergies');
  });

  it('are answers wherever somebody reads them, at their widest, and the gateway takes them', () => {
    const answers = wholeAnswers({ ...draft, typed: { allergies: 'đồ biển' } });
    expect(answers?.allergies).toEqual(['đồ biển', 'Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò', 'Cá']);
    expect(answers).not.toHaveProperty('typed');
    expect(surveyAnswersSchema.parse(answers)).toEqual(answers);
    expect(answers && surveySummary(answers)).toContain(
      'dị ứng “đồ biển” chưa rõ gồm món nào, nên tính cả tôm, tép, cua, ghẹ, mực, nghêu, sò, cá',
    );
  });

  it('that contradict, are too long or too many are no answer yet', () => {
    const beside = (allergies: string[] | undefined, typed: string) => ({
      ...draft,
      allergies,
      typed: { allergies: typed },
    });
    expect(findWordProblem(beside([], 'mực'), 'allergies')).toBe('none');
    expect(findWordProblem(beside(undefined, 'x'.repeat(81)), 'allergies')).toBe('long');
    expect(findWordProblem(beside(words(12), 'mực'), 'allergies')).toBe('full');
    // With all that it may mean there are thirteen.
    expect(findWordProblem(beside(words(8), 'hải sản'), 'allergies')).toBe('full');
    expect(findWordProblem(beside(words(7), 'hải sản'), 'allergies')).toBeUndefined();
    expect(missingAnswers({ ...draft, allergies: words(13) })).toEqual(['allergies']);
    expect(missingAnswers({ ...draft, allergies: [], dislikes: words(13) })).toEqual(['dislikes']);
    expect(missingAnswers({ ...draft, allergies: [], preferences: 'x'.repeat(1001) })).toEqual([
      'dislikes',
    ]);
  });

  it('are kept on the device, and answers of before are read as they are', () => {
    const storedDraft = { ...draft, typed: { allergies: 'hải s', dislikes: '', conditions: 3 } };
    expect(readDraft(storedDraft).typed).toEqual({ allergies: 'hải s' });
    expect(readDraft(surveyAnswers())).toEqual(surveyAnswers());
    expect(readDraft({ ...draft, typed: 'x' })).not.toHaveProperty('typed');
    expect(readDraft({ allergies: words(13) }).allergies).toEqual(words(13));
  });
});
