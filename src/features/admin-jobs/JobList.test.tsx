import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { JOB_FAILURES } from '../../domain/accounts/jobs';
import { type JobRecord } from '../../api/jobs';
import { adminJobTexts } from '../../i18n/adminJobs';
import { UiProvider } from '../../ui/Provider';
import { JobList } from './JobList';
import { JobsPage } from './JobsPage';

vi.mock('../../gateway/browserSession', () => ({ gateway: {} }));

const job: JobRecord = {
  id: 'job:1',
  kind: 'mail.reset',
  label: 'Thư đặt lại mật khẩu',
  state: 'dead',
  person: { name: 'Nguyễn Thị Mai', email: 'mai@example.vn' },
  createdAt: '2026-11-20T01:02:03.000Z',
  attempts: 8,
  failure: { code: 'mail_login', detail: 'EAUTH 535', at: '2026-11-22T03:04:05.000Z' },
};

const drawn = (jobs: JobRecord[], total = jobs.length): string =>
  renderToString(
    <UiProvider>
      <JobList
        jobs={jobs}
        total={total}
        busy={false}
        onRetry={() => undefined}
        onDiscard={() => undefined}
      />
    </UiProvider>,
  );

describe('jobs that failed for good', () => {
  it('say what, for whom, since when, how often and why, in Vietnamese', () => {
    const html = drawn([job]);
    for (const text of [
      'Thư đặt lại mật khẩu',
      'Nguyễn Thị Mai · mai@example.vn',
      '08:02 20/11/2026',
      'Đã thử 8 lần',
      JOB_FAILURES.mail_login,
      'EAUTH 535',
      'aria-label="Thử lại: Thư đặt lại mật khẩu, Nguyễn Thị Mai"',
      'aria-label="Bỏ: Thư đặt lại mật khẩu, Nguyễn Thị Mai"',
    ])
      expect(html).toContain(text);
  });

  it('of money can be tried again, and not be discarded', () => {
    const html = drawn([{ ...job, mustBeDone: true }]);
    expect(html).toContain('aria-label="Thử lại: ');
    expect(html).not.toContain('aria-label="Bỏ: ');
  });

  it('of a server that names no kind, with a reason that this version does not know, are shown as well', () => {
    const newer = { ...job, kind: 'receipt.send', label: undefined, person: null };
    const html = drawn([{ ...newer, failure: { ...job.failure!, code: 'card_refused' } }], 250);
    expect(html).toContain('receipt.send');
    expect(html).toContain(JOB_FAILURES.internal);
    expect(html).toContain(adminJobTexts.nobody);
    expect(html).toContain(adminJobTexts.more(1, 250));
  });

  it('that are none leave a sentence', () => {
    expect(drawn([])).toContain(adminJobTexts.empty);
  });

  it('are being fetched until the server has told them', () => {
    const html = renderToString(
      <UiProvider>
        <JobsPage />
      </UiProvider>,
    );
    expect(html).toContain(adminJobTexts.loading);
    expect(html).not.toContain(adminJobTexts.empty);
  });
});
