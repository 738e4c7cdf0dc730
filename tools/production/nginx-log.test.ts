import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const FORMAT = /log_format main '([^']+)'/;
const RULE = /"~\*(\^[^"]+)" ([^\s;]+);/g;
const FILES = ['docker/front-end/nginx.conf', 'tools/services/nginx.ts'];

const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const parseMapRules = (text: string) =>
  [...text.matchAll(RULE)].map(([, pattern = '', value = '']) => ({ pattern, value }));

/** What nginx writes for an address: the first rule that fits says it. */
function loggedAddress(uri: string): string {
  for (const { pattern, value } of parseMapRules(readText(FILES[0] ?? ''))) {
    const found = new RegExp(pattern, 'i').exec(uri);
    if (found !== null)
      return value.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return uri;
}

describe('the log of nginx', () => {
  it.each(FILES)('%s names no address but the shortened one', (path) => {
    const [, format = ''] = FORMAT.exec(readText(path)) ?? [];
    expect(format).toContain('$pratiche_logged');
    expect(format).not.toMatch(
      /\$(?:request|request_uri|uri|args|query_string|document_uri|http_\w+)\b(?!_)/,
    );
  });

  it.each(FILES)('%s quotes no request where something goes wrong', (path) => {
    expect([...readText(path).matchAll(/error_log \S+ (\w+);/g)].map(([, level]) => level)).toEqual(
      ['crit'],
    );
  });

  it('is shortened alike with containers and without', () => {
    expect(parseMapRules(readText('tools/services/nginx.ts'))).toEqual(
      parseMapRules(readText('docker/front-end/nginx.conf')),
    );
  });

  it.each([
    ['/api/Module/getModuleByToken/7/aB_c-d', '/api/Module/getModuleByToken/-'],
    ['/API/module/getDataFromSSN/RSSMRA80A01H501U', '/API/module/getDataFromSSN/-'],
    ['/api/Upload/3/7/Rossi Mario/pdf', '/api/Upload/3/-'],
    ['/api/Notifications/unsubscribe/7-credits-xyz', '/api/Notifications/unsubscribe/-'],
    ['/edit-beneficiary/7/aB_c-d', '/edit-beneficiary/-'],
    ['/api/Module/getAll', '/api/Module/getAll'],
    ['/remotes.json', '/remotes.json'],
  ])('keeps of %s only %s', (uri, kept) => expect(loggedAddress(uri)).toBe(kept));
});
