import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QueuedRequest } from '../../api/support';
import { supportText } from '../../i18n/support';
import { UiProvider } from '../../ui/Provider';
import { SupportQueue } from './SupportQueue';

const texts = supportText.admin;
const request: QueuedRequest = {
  id: 'r1',
  workspaceId: 'w',
  subject: 'Không in được',
  message: 'Máy in báo lỗi.',
  tier: 'business',
  createdAt: '2026-11-27T01:00:00.000Z',
  name: 'BS. Lan',
  email: 'lan@example.vn',
};

const drawn = (requests: QueuedRequest[], total = requests.length): string =>
  renderToString(
    <UiProvider>
      <SupportQueue requests={requests} total={total} onAnswer={() => undefined} />
    </UiProvider>,
  );

it('P30 the queue of support says who asks what, on which tier, and how many more wait', () => {
  const html = drawn([request], 250);
  for (const text of ['Business', request.subject, request.message, 'lan@example.vn'])
    expect(html).toContain(text);
  expect(html).toContain(`aria-label="${texts.answerLabel(request.subject, request.name)}"`);
  expect(html).toContain(texts.more(1, 250));
  expect(drawn([])).toContain(texts.none);
});
