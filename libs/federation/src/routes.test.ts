import { expect, it } from '@jest/globals';
import { parseRemotePages } from './remote-page-map.js';
import { REMOTE_ROUTES } from './routes.js';

it('gives every path to one page', () => {
  const paths = REMOTE_ROUTES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('keeps the back office’s paths for the back office', () => {
  for (const { path, access } of REMOTE_ROUTES)
    expect(path.startsWith('/administration/')).toBe(
      access === 'backOffice' || access === 'superAdmin',
    );
});

it('refuses a module that exposes no pages', () => {
  const Page = () => null;
  expect(parseRemotePages({ default: { drafts: Page } })).toEqual({ drafts: Page });
  for (const module of [null, undefined, 'x', {}, { default: null }])
    expect(() => parseRemotePages(module)).toThrow('no pages');
});
