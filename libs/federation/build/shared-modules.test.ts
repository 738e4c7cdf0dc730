import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { part, shared } from './shared-modules.mjs';

const { version } = JSON.parse(
  readFileSync(new URL('./shared-exports.json', import.meta.url), 'utf8'),
) as { version: string };

it.each(['@pratiche/ui', '@pratiche/api', '@pratiche/domain'])(
  '%s is taken where it offers as much, and brought along otherwise',
  (name) => {
    expect(shared[name]).toEqual({ singleton: false, version, requiredVersion: `^${version}` });
  },
);

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
  expect(part('./router.mjs', 8, 11)).toMatchObject({
    version: '8.100.0',
    requiredVersion: '^8.0.0',
  });
  expect(part('./router.mjs', 8, 13)).toMatchObject({
    version: '8.102.0',
    requiredVersion: '^8.102.0',
  });
});
