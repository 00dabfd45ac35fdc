import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StaffMember } from '../../api/staff';
import { adminStaffTexts as texts } from '../../i18n/adminStaff';
import { UiProvider } from '../../ui/Provider';
import { MemberRow } from './MemberRow';
import { Rights } from './Rights';
import { getTone } from './roles';
import type { StaffActs } from './useStaffActs';

const member: StaffMember = {
  accountId: 'bao',
  email: 'bao@example.vn',
  name: 'Trần Quốc Bảo',
  adminRole: 'support',
  state: 'working',
  hasSecondFactor: true,
  passkeys: 1,
  hasAuthenticator: true,
  recoveryLeft: 2,
  sessions: 2,
  lastSeenAt: '2026-11-27T01:00:00.000Z',
  createdAt: '2026-11-20T01:00:00.000Z',
  isLastOwner: false,
};

const drawn = (changes: Partial<StaffMember> = {}, isOwn = false): string =>
  renderToString(
    <UiProvider>
      <MemberRow
        member={{ ...member, ...changes }}
        acts={{ busy: false } as StaffActs}
        isOwn={isOwn}
      />
    </UiProvider>,
  );

it('P20 a member stands with role, second factor and devices, and can be signed out', () => {
  const html = drawn();
  for (const text of [
    'Trần Quốc Bảo',
    'Hỗ trợ',
    '1 khóa truy cập + ứng dụng',
    'còn 2 mã khôi phục',
    '2 máy',
    texts.actions.signOut,
    texts.more(member.name),
  ])
    expect(html).toContain(text);
});

it('P20 who has no second factor is marked, and who has no device cannot be signed out', () => {
  const html = drawn({ hasSecondFactor: false, sessions: 0 });
  expect(html).toContain(texts.factor.none);
  expect(html).not.toContain(texts.actions.signOut);
});

it('P20 the last owner and oneself are protected, and told why', () => {
  for (const [html, why] of [
    [drawn({ isLastOwner: true }), texts.lastOwner],
    [drawn({}, true), texts.ownHint],
  ] as const) {
    expect(html).toContain(why);
    expect(html).not.toContain(texts.actions.signOut);
    expect(html).not.toContain(texts.more(member.name));
  }
});

it('P20 an invitation says who invited, how long it works, and can go again', () => {
  const until = new Date(Date.now() + 56 * 3_600_000 - 1_000).toISOString();
  const invitation = { by: 'Võ Thanh Vân', at: '2026-11-25T09:30:00.000Z', until };
  const html = drawn({ state: 'invited', invitation, sessions: 0 });
  for (const text of [
    'Võ Thanh Vân mời',
    'còn 56 giờ',
    texts.actions.invite,
    texts.actions.takeBack,
  ])
    expect(html).toContain(text);
  const over = { ...invitation, until: '2026-11-26T00:00:00.000Z' };
  expect(drawn({ state: 'invited', invitation: over })).toContain('đã hết hạn');
});

it('P20 who was switched off stands with the reason, and a lost factor with who asked', () => {
  const html = drawn({
    state: 'off',
    reason: 'Nghỉ việc',
    factorReset: { byId: 'van', by: 'Võ Thanh Vân', at: '2026-11-27T01:00:00.000Z' },
  });
  expect(html).toContain('Lý do: Nghỉ việc');
  expect(html).toContain('Võ Thanh Vân yêu cầu gỡ');
});

it('P20 the table of rights is that of the gateway, and nobody reads health records', () => {
  const html = renderToString(
    <UiProvider>
      <Rights />
    </UiProvider>,
  );
  expect(html.match(/✓/g)).toHaveLength(10 + 4 + 4 + 1);
  expect(html).toContain(texts.rights.nobody);
});

it('P20 badges of roles have the colours of the specification, others are grey', () => {
  const roles = ['owner', 'billing', 'support', 'content', undefined] as const;
  expect(roles.map(getTone)).toEqual(['red', 'green', 'blue', 'purple', 'gray']);
});
