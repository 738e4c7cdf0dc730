import { expect, it } from '@jest/globals';
import { renderSites } from './nginx-sites.ts';

const ORIGINS = {
  shell: 'http://127.0.0.1:1',
  'mfe-wizard': 'http://127.0.0.1:2',
  'mfe-lists': 'http://127.0.0.1:3',
  'mfe-admin': 'http://127.0.0.1:4',
};
const render = (overrideOrigins?: string[], storageOrigin?: string) =>
  renderSites({
    listen: ORIGINS,
    origins: ORIGINS,
    root: '/srv/pratiche',
    backends: ['127.0.0.1:5'],
    ...(overrideOrigins === undefined ? {} : { overrideOrigins }),
    ...(storageOrigin === undefined ? {} : { storageOrigin }),
  });
const OWN = 'http://127.0.0.1:2 http://127.0.0.1:3 http://127.0.0.1:4';

it.each([
  [undefined, OWN],
  [[], OWN],
  [['https://lists.example'], `${OWN} https://lists.example`],
])('with the override origins %j the policy names %s', async (overrideOrigins, named) => {
  const { shell } = await render(overrideOrigins);
  for (const directive of [
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ])
    expect(shell).toContain(`${directive} ${named};`);
});

it.each([
  [undefined, ''],
  ['https://conto.blob.core.windows.net', 'https://conto.blob.core.windows.net'],
])('with files from %s the frames of the page are from "%s" too', async (storageOrigin, named) => {
  const { shell } = await render(undefined, storageOrigin);
  expect(shell).toContain(`;frame-src 'self' blob: ${named};`);
});
