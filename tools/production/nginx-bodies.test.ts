import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const site = readText('docker/front-end/shell.conf.template');
const LARGE = new RegExp(
  /location ~\* (\S+) \{\n {4}client_max_body_size 130m;\n {4}proxy_request_buffering off;/.exec(
    site,
  )?.[1] ?? '$^',
  'i',
);

/** Every route that reads a multipart body. */
const UPLOAD_ROUTES = [
  'Upload/file',
  'Upload/fileToAzure',
  'Upload/fileToAzureAdmin',
  'Upload/filingCorrection',
  'module/rejectmodule',
  'Module/messages/12',
  'Module/csv/preview',
  'Module/csv/import',
  'Module/xml/preview',
  'Module/invoices/12',
  'Module/invoices/check',
  'Module/eneaReadings/12',
  'municipalities/inserimentoMassivoComuni',
  'municipalities/inserimentoMassivoZoneClimatiche',
  'Library',
  'Library/3',
  'PackageOrders',
  'PackageOrders/bank-statement',
  'PackageOrders/bank-statement/credits',
  'Accounts',
  'Accounts/register',
  'Accounts/contract-papers',
  'Signatures/verify',
  'Accounts/update-terms-and-conds',
];

describe('bodies in nginx', () => {
  it('are small in general', () => {
    expect(
      [...site.matchAll(/^ {2}client_max_body_size (\S+);/gm)].map(([, size]) => size),
    ).toEqual(['2m']);
    expect(site).toMatch(/error_page .*\b413\b.* @problem;/);
  });

  it.each(UPLOAD_ROUTES)('may be large and pass through for /api/%s', (path) => {
    expect(LARGE.test(`/api/${path}`)).toBe(true);
    expect(LARGE.test(`/API/${path.toUpperCase()}/`)).toBe(true);
  });

  it.each([
    'Module',
    'Module/send/12',
    'Accounts/login',
    'Accounts/registered',
    'Module/messages/12/read',
    'Upload/file/x',
    'Library/guides',
    'Works',
  ])('may not for /api/%s', (path) => {
    expect(LARGE.test(`/api/${path}`)).toBe(false);
  });

  it('have a path for every place in the program that takes one in', () => {
    const places = globSync('backend/src/**/*.ts', { cwd: ROOT })
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [
          ...readText(path).matchAll(
            /(?:this\.uploadIntakeService\.receiveFiles?|(?<!function )(?:receive|read)(?:Csv|Xml)Upload)\(request/g,
          ),
        ].map(() => path),
      );
    // Municipalities and climate zones share an upload function.
    expect([places.join(' '), places.length]).toEqual([places.join(' '), UPLOAD_ROUTES.length - 1]);
  });
});
