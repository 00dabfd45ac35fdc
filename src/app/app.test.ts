import { describe, expect, it } from 'vitest';
import { isMissingChunk, technicalText } from '../ui/missingChunk';
import { loginPath, nextPath } from './routes';

describe('P01 addresses around signing in', () => {
  it('leads back to where the person wanted to go', () => {
    const targetPath = '/expert/clients/0190/detail?visit=new';
    const next = new URL(loginPath(targetPath), 'http://a').searchParams.get('next');
    expect(nextPath(next, 'expert')).toBe(targetPath);
  });

  it.each([
    null,
    '',
    '/',
    '//evil.example',
    'https://evil.example/expert/clients',
    '/expert/login',
    '/expert/../admin/experts',
    '/expert/%2e%2e/api/config',
    '/expert/clients/../../',
  ])('goes to the overview instead of %j', (next) =>
    expect(nextPath(next, 'expert')).toBe('/expert/dashboard'),
  );

  it('never leaves the app by a doubled slash', () => {
    expect(nextPath('/expert//evil.example', 'expert')).toBe('/expert/dashboard');
    expect(nextPath(String.raw`/expert/\evil.example`, 'expert')).toBe('/expert/dashboard');
  });
});

describe('E16 S04 errors of a page', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/menus-1.js',
    'Importing a module script failed.',
    'error loading dynamically imported module',
    'Unable to preload CSS for /assets/x.css',
  ])('knows a part of the app that an update took away: %s', (message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true);
  });

  it('takes nothing else for it', () => {
    expect(isMissingChunk(new TypeError('x is undefined'))).toBe(false);
    expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false);
  });

  it('writes an error in words for support', () => {
    expect(technicalText(new TypeError('x is undefined'))).toBe('TypeError: x is undefined');
    expect(technicalText('hỏng')).toBe('hỏng');
  });
});
