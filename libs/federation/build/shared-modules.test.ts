import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { hostShared, ON_DEMAND, shared, sharedSubset } from './shared-modules.mjs';

const { version: uiVersion } = JSON.parse(
  readFileSync(new URL('../../ui/package.json', import.meta.url), 'utf8'),
) as { version: string };
const uiShare = { singleton: false, version: uiVersion, requiredVersion: `^${uiVersion}` };

it('libs/ui is taken where it offers as much, and brought along otherwise', () => {
  expect(shared['@pratiche/ui']).toEqual(uiShare);
});

it.each(['form', 'suggest', 'lists', 'office'])(
  'the part of libs/ui named %s is shared apart, for later',
  (part) => {
    const name = `@pratiche/ui/${part}`;
    expect(shared[name]).toEqual(uiShare);
    expect(hostShared[name]).toMatchObject(uiShare);
    expect(ON_DEMAND.has(name)).toBe(true);
  },
);

it('host and remotes have copies of their own of the API client and the rules', () => {
  expect(Object.keys(hostShared).filter((name) => /^@pratiche\/(?:api|domain)/.test(name))).toEqual(
    [],
  );
});

it.each(['react', 'react-dom', 'react-router', '@tanstack/react-query'])(
  '%s is there once, or the remote does not start',
  (name) => {
    expect(shared[name]).toMatchObject({ singleton: true, strictVersion: true });
  },
);

it('react-hook-form is taken where its version agrees, and brought along otherwise', () => {
  expect(shared['react-hook-form']).toEqual({ singleton: false, requiredVersion: '^7.92.0' });
});

it('a part of a package that has grown asks for a host that has as much', () => {
  expect(sharedSubset('./react-router-subset.mjs', 8, 11)).toMatchObject({
    version: '8.11.0',
    requiredVersion: '^8.11.0',
  });
  expect(sharedSubset('./react-router-subset.mjs', 8, 13)).toMatchObject({
    version: '8.13.0',
    requiredVersion: '^8.13.0',
  });
});
