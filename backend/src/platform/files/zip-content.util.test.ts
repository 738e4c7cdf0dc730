import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { executable, jpeg, pdf } from '../../../test/kit/file-fixtures.js';
import { zip } from '../../../test/kit/hostile-files.js';
import { zipFiles } from '../../../test/kit/invoices/zip-files.js';
import { inspectZip, ZIP_ENTRIES_MAX, ZIP_UNPACKED_BYTES_MAX } from './zip-content.util.js';

const folder = mkdtempSync(join(tmpdir(), 'zip-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Why it is refused, or `null`. */
async function inspect(bytes: Buffer): Promise<string | null> {
  const path = join(folder, 'x.zip');
  writeFileSync(path, bytes);
  return inspectZip(path).then(
    () => null,
    (error: Error) => error.message,
  );
}

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1');
/** Changes the entry of the directory at the end, which every reader goes by. */
function withDirectory(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(bytes);
  change(changed.subarray(changed.lastIndexOf(CENTRAL)));
  return changed;
}

describe('a ZIP', () => {
  it('of documents is taken, in folders and with what systems put beside them', async () => {
    const bytes = await zipFiles([
      ['Fatture/Fattura d’acconto.pdf', pdf()],
      ['Fatture/foto.jpg', jpeg()],
      ['computo.xlsx', await zipFiles([['xl/workbook.xml', Buffer.from('<x/>')]])],
      ['note.txt', Buffer.from('MZ è una sigla')],
      ['vuoto.txt', Buffer.alloc(0)],
      ['__MACOSX/._note.txt', Buffer.from('0005160700020000', 'hex')],
      ['.DS_Store', Buffer.from('Bud1')],
    ]);
    expect(await inspect(bytes)).toBeNull();
  });

  it.each<[string, Buffer | Promise<Buffer>, RegExp]>([
    ['a program by its name', zip('Aprimi.EXE', Buffer.from('x')), /«Aprimi\.EXE» è un programma/],
    ['a macro', zip('foglio.xlsm', Buffer.from('x')), /è un programma/],
    ['a program by its content', zip('a/fattura.pdf', executable()), /«fattura\.pdf» è un prog/],
    ['a script', zip('leggimi', Buffer.from('#!/bin/sh\n')), /è un programma/],
    ['an archive by its name', zip('altro.rar', Buffer.from('x')), /«altro\.rar» è un altro arch/],
    ['an archive by its content', zip('foto.jpg', zip('a', pdf())), /è un altro archivio/],
    ['a path that leads out', zip('../x.pdf', pdf()), /esce dalla sua cartella/],
    ['an absolute path', zip('/etc/x.pdf', pdf()), /esce dalla sua cartella/],
    ['a bomb', zip('0', Buffer.alloc(ZIP_UNPACKED_BYTES_MAX + 1)), /troppi dati o troppi file/],
    [
      'too many files',
      zipFiles(Array.from({ length: ZIP_ENTRIES_MAX + 1 }, (_, at) => [`${at}`, Buffer.alloc(1)])),
      /troppi dati o troppi file/,
    ],
    [
      'one name twice',
      zipFiles([
        ['a.pdf', pdf()],
        ['A.pdf', pdf()],
      ]),
      /«A\.pdf» c’è due volte/,
    ],
    ['no files', zipFiles([]), /vuoto o danneggiato/],
    ['half of its bytes', zip('a.pdf', pdf()).subarray(0, 300), /vuoto o danneggiato/],
    ['nothing but its beginning', Buffer.from('504b0304', 'hex'), /vuoto o danneggiato/],
    [
      'a password',
      withDirectory(zip('a.pdf', pdf()), (entry) => entry.writeUInt16LE(1, 8)),
      /protetto da una password/,
    ],
    [
      'a link',
      withDirectory(zip('a.pdf', Buffer.from('/etc/passwd')), (entry) =>
        entry.writeUInt32LE(0o120777 * 0x10000, 38),
      ),
      /è un programma/,
    ],
    [
      'sizes that are false',
      withDirectory(zip('a.pdf', Buffer.alloc(1_000_000)), (entry) => entry.writeUInt32LE(10, 24)),
      /vuoto o danneggiato/,
    ],
  ])('with %s is refused in words that say what to do', async (_, bytes, words) => {
    const message = await inspect(await bytes);
    expect(message).toMatch(words);
    expect(message).toContain('prepara uno ZIP con i soli documenti, oppure caricali uno per uno.');
  });
});
