import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = resolve(import.meta.dirname, '../..');

/**
 * Large packages that only some processes or moments need, with the one file that imports each of
 * them statically.
 */
const LARGE: readonly (readonly [name: string, file: string | null])[] = [
  ['@azure/storage-blob', 'platform/storage/azure-storage.adapter.ts'],
  ['exceljs', 'exports/workbook/workbook-writer.util.ts'],
  ['file-type', null],
  ['mysql2', null],
  ['nodemailer', null],
  ['pdfkit', null],
  ['postal-mime', null],
  ['xmlbuilder2', null],
];

describe('what a start loads', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts'] }).map((file) => ({
    file,
    text: readFileSync(join(SOURCES, file), 'utf8'),
  }));
  const importing = (name: string): string[] =>
    files
      .filter(({ text }) =>
        new RegExp(`^(?:import|export) (?!type )(?:[\\w\\s{},*]+ from )?'${name}'`, 'm').test(text),
      )
      .map(({ file }) => file);

  it.each(LARGE)('%s is loaded by those who need it', (name, file) => {
    expect(importing(`${name}(?:/[^']+)?`)).toEqual(file === null ? [] : [file]);
  });

  it.each(['azure-storage.adapter', 'workbook-thread'])(
    'does not load %s before it is needed',
    (file) => {
      expect(importing(`[./]+${file}\\.js`)).toEqual([]);
    },
  );
});
