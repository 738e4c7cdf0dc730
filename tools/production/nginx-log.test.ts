import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const FORMAT = /log_format pratiche escape=json '([^']+)'/;
const RULE = /"~\*(\^[^"]+)" ([^\s;]+);/g;
const LOG = 'docker/front-end/log.conf';
/** Both configurations that include it. */
const FILES = ['docker/front-end/nginx.conf', 'tools/services/nginx.ts'];

const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const parseMapRules = (text: string) =>
  [...text.matchAll(RULE)].map(([, pattern = '', value = '']) => ({ pattern, value }));

/** What nginx writes for an address: the first rule that fits says it. */
function loggedAddress(uri: string): string {
  for (const { pattern, value } of parseMapRules(readText(LOG))) {
    const found = new RegExp(pattern, 'i').exec(uri);
    if (found !== null)
      return value.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return uri;
}

describe('the log of nginx', () => {
  const [, format = ''] = FORMAT.exec(readText(LOG)) ?? [];

  it('names no address but the shortened one, and no caller but the network', () => {
    expect(format).toContain('$pratiche_logged');
    expect(format).not.toMatch(
      /\$(?:request|request_uri|uri|args|query_string|document_uri|remote_addr|http_\w+)\b(?!_)/,
    );
  });

  it('is a JSON line with the time and the id that the processes log too', () => {
    const filled = format.replace(/\$\w+/g, '1');
    expect(JSON.parse(filled)).toMatchObject({ time: '1', requestId: '1', status: 1, seconds: 1 });
    expect(format).toContain('"requestId":"$request_id"');
    expect(readText('docker/front-end/shell.conf.template')).toContain(
      'proxy_set_header X-Request-Id $request_id;',
    );
  });

  it.each(FILES)('%s writes no other lines', (path) => {
    const text = readText(path);
    expect(text).toMatch(/include \S+log\.conf|include \$\{LOG_FORMAT\};/);
    expect(text).not.toContain('log_format ');
    expect([...text.matchAll(/access_log \S+ (\w+);/g)].map(([, name]) => name)).toEqual([
      'pratiche',
    ]);
  });

  it.each(FILES)('%s quotes no request where something goes wrong', (path) => {
    expect([...readText(path).matchAll(/error_log \S+ (\w+);/g)].map(([, level]) => level)).toEqual(
      ['crit'],
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
