import { describe, expect, it } from 'vitest';
import { SYNC_BADGE_PALETTE, syncBadgeText } from './syncBadgeText';
import { readSideBarOpen, sideBarCookie } from './sideBarState';

describe('P18 the pill', () => {
  it('says one of four exact texts', () => {
    expect(syncBadgeText({ kind: 'synced' })).toBe('Đã đồng bộ');
    expect(syncBadgeText({ kind: 'waiting', count: 3 })).toBe('3 chờ đồng bộ');
    expect(syncBadgeText({ kind: 'offline' })).toBe('Ngoại tuyến');
    expect(syncBadgeText({ kind: 'attention', count: 2 })).toBe('Cần xử lý');
  });

  it('keeps the danger colour for what a person must decide', () => {
    const dangerous = Object.entries(SYNC_BADGE_PALETTE).filter(
      ([, palette]) => palette === 'chilli',
    );
    expect(dangerous).toEqual([['attention', 'chilli']]);
  });
});

describe('P01 the side bar', () => {
  it('is open until closed, and the cookie keeps that for seven days', () => {
    expect(readSideBarOpen('')).toBe(true);
    expect(readSideBarOpen('a=1; sidebar_state=false; b=2')).toBe(false);
    expect(readSideBarOpen('my_sidebar_state=false')).toBe(true);
    expect(sideBarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; SameSite=Lax');
  });
});
