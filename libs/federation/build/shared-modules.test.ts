import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { hostShared, ON_DEMAND, shared, sharedSubset } from './shared-modules.mjs';

const versionOf = (library: string): string =>
  (
    JSON.parse(readFileSync(new URL(`../../${library}/package.json`, import.meta.url), 'utf8')) as {
      version: string;
    }
  ).version;

it.each(['ui', 'api', 'domain'])(
  'libs/%s is taken where it offers as much, and brought along otherwise',
  (library) => {
    const version = versionOf(library);
    expect(shared[`@pratiche/${library}`]).toEqual({
      singleton: false,
      version,
      requiredVersion: `^${version}`,
    });
  },
);

it.each([
  ['ui', 'form'],
  ['ui', 'office'],
  ['domain', 'dossier-rules'],
  ['domain', 'all-rules'],
  ['domain', 'review'],
])('the part of libs/%s named %s is shared apart, for later', (library, part) => {
  const version = versionOf(library);
  const name = `@pratiche/${library}/${part}`;
  const own = { singleton: false, version, requiredVersion: `^${version}` };
  expect(shared[name]).toEqual(own);
  expect(hostShared[name]).toMatchObject(own);
  expect(ON_DEMAND.has(name)).toBe(true);
});

it('the shared libraries rise together: one of them from the host would not fit the others of a remote', () => {
  expect([versionOf('api'), versionOf('domain')]).toEqual([versionOf('ui'), versionOf('ui')]);
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
