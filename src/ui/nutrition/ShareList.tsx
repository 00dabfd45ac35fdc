import { Stack } from '@chakra-ui/react';
import { formatPart, UNKNOWN } from '../../domain/nutrition/format';
import type { LineShare } from '../../domain/nutrition/lineShares';
import { tabular } from '../theme';

const ROWS = {
  '& p': { display: 'flex', justifyContent: 'space-between', gap: '2' },
  '& p > :first-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& p > :last-of-type': { ...tabular, color: 'fg.muted', whiteSpace: 'nowrap' },
  '& div': { h: '1.5', bg: 'bg.muted', borderRadius: 'full', overflow: 'hidden' },
  '& div > div': { bg: 'leaf.solid' },
} as const;

interface ShareListProps {
  label: string;
  shares: readonly LineShare[];
  formatAmount?: (amount: number) => string;
}

function ShareRow({
  share,
  formatAmount,
}: { share: LineShare } & Pick<ShareListProps, 'formatAmount'>) {
  const { name, amount, share: part } = share;
  const figures =
    amount === undefined || part === undefined
      ? UNKNOWN
      : [...(formatAmount ? [formatAmount(amount)] : []), formatPart(part)].join(' · ');
  return (
    <li>
      <p>
        <span>{name}</span>
        <span>{figures}</span>
      </p>
      <div>
        <div style={{ width: `${(part ?? 0) * 100}%` }} />
      </div>
    </li>
  );
}

export function ShareList({ label, shares, formatAmount }: ShareListProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="1.5" textStyle="sm" css={ROWS} aria-label={label}>
      {shares.map((share) => (
        <ShareRow
          key={share.lineId}
          share={share}
          {...(formatAmount === undefined ? {} : { formatAmount })}
        />
      ))}
    </Stack>
  );
}
