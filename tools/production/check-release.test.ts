import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

const SCRIPT = resolve(import.meta.dirname, '../../docker/front-end/check-release.sh');
const folder = mkdtempSync(join(tmpdir(), 'check-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OFFERS = `page mfe-lists drafts
page mfe-lists sent
page mfe-admin users
singleton react 19.3.1
library @pratiche/ui 3.2.0
call GET /api/Module/getAll
`;
const NEEDS = `remote mfe-lists
page drafts
page sent
singleton react ^19.0.0
library @pratiche/ui ^3.1.0
call GET /api/Module/getAll
`;

function check(needs: string, offers: string): { code: number | null; said: string } {
  const files = [join(folder, 'needs.txt'), join(folder, 'offers.txt')] as const;
  writeFileSync(files[0], needs);
  writeFileSync(files[1], offers);
  const { status, stderr } = spawnSync('sh', [SCRIPT, ...files], { encoding: 'utf8' });
  return { code: status, said: stderr.trim() };
}

it.each<[string, string, string, number, string]>([
  ['what fits', NEEDS, OFFERS, 0, ''],
  [
    'a page that the host asks for and the remote lacks',
    NEEDS.replace('page sent\n', ''),
    OFFERS,
    1,
    'Refused: the portal asks for the page sent, which it does not have.',
  ],
  [
    'a page that the host does not know yet',
    `${NEEDS}page bin\n`,
    OFFERS,
    0,
    'Note: the portal does not ask for the page bin yet.',
  ],
  [
    'a call that the API lacks',
    NEEDS.replace('GET', 'POST'),
    OFFERS,
    1,
    'Refused: it calls POST /api/Module/getAll, which the API does not have.',
  ],
  [
    'another React',
    NEEDS.replace('^19', '^20'),
    OFFERS,
    1,
    'Refused: it needs react ^20.0.0, the portal has 19.3.1 and takes no second copy.',
  ],
  [
    'a library of another major version',
    NEEDS.replace('ui ^3', 'ui ^4'),
    OFFERS,
    1,
    'Refused: it needs @pratiche/ui ^4.1.0, the portal has 3.2.0: another major version.',
  ],
  [
    'a library that is newer than the portal’s',
    NEEDS.replace('^3.1', '^3.10'),
    OFFERS,
    0,
    'Note: it brings its own copy of @pratiche/ui (^3.10.0; the portal has 3.2.0).',
  ],
  [
    'a portal of before',
    NEEDS,
    '<!doctype html>',
    2,
    'The portal does not say what it offers (it may be of an earlier version): nothing was compared.',
  ],
])('%s', (_, needs, offers, code, said) => {
  expect(check(needs, offers)).toEqual({ code, said });
});
