import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { executable, jpeg, pdf } from '../../../test/kit/file-fixtures.js';
import { zip } from '../../../test/kit/hostile-files.js';
import { zipFiles } from '../../../test/kit/invoices/zip-files.js';
import { writeInvoiceXml } from '../../../test/kit/invoices/invoice-xml.js';
import { signed } from '../../../test/kit/invoices/signed-invoices.js';
import { readSampleFile } from '../../../test/kit/invoices/wrapped-invoices.js';
import {
  inspectZip,
  ZIP_ENTRIES_MAX,
  ZIP_UNPACKED_BYTES_MAX,
  type ZipInspectionOptions,
} from './zip-content.util.js';

const folder = mkdtempSync(join(tmpdir(), 'zip-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Why it is refused, or `null`. */
async function inspect(
  bytes: Buffer,
  options: Partial<ZipInspectionOptions> = {},
): Promise<string | null> {
  const path = join(folder, 'x.zip');
  writeFileSync(path, bytes);
  return inspectZip(path, { fileName: 'x.zip', takesOtherFiles: false, ...options }).then(
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
      ['firmato.pdf.p7m', await signed()],
      ['IT01234567897_1.xml', Buffer.from(writeInvoiceXml())],
      ['note.txt', Buffer.from('MZ è una sigla')],
      ['vuoto.txt', Buffer.alloc(0)],
      ['__MACOSX/._note.txt', Buffer.from('0005160700020000', 'hex')],
      ['.DS_Store', Buffer.from('Bud1')],
    ]);
    expect(await inspect(bytes)).toBeNull();
  });

  it.each<[string, Buffer | Promise<Buffer>, RegExp]>([
    ['a program by its name', zip('Aprimi.EXE', Buffer.from('x')), /«Aprimi\.EXE» è un programma/],
    ['a shortcut', zip('Carta.lnk', Buffer.from('x')), /«Carta\.lnk» è una scorciatoia/],
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
      /è una scorciatoia/,
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

const XML = Buffer.from('<?xml version="1.0"?><x/>');
const types = (part: string) =>
  zipFiles([
    ['[Content_Types].xml', XML],
    [part, XML],
  ]);
const withMimetype = (type: string) =>
  zipFiles([
    ['mimetype', Buffer.from(type)],
    ['content.xml', XML],
  ]);

describe('a file that is a ZIP by build', () => {
  it.each<[string, Buffer | Promise<Buffer>, RegExp, string?]>([
    [
      'a sample of Word',
      readSampleFile('word-document.docx'),
      /è un documento Word: salvalo come PDF/,
    ],
    ['Word', types('word/document.xml'), /un documento Word/],
    ['Excel', types('xl/workbook.xml'), /un foglio Excel/],
    ['PowerPoint', types('ppt/presentation.xml'), /una presentazione PowerPoint/],
    ['Visio', types('visio/document.xml'), /un disegno Visio/],
    ['3MF', types('3D/3dmodel.model'), /un modello 3D/],
    ['VSIX', types('extension.vsixmanifest'), /il pacchetto di un programma/],
    ['another of Office', types('x/y.xml'), /un documento di Office/],
    ['ODT', withMimetype('application/vnd.oasis.opendocument.text'), /\(ODT\)/],
    ['ODS', withMimetype('application/vnd.oasis.opendocument.spreadsheet'), /\(ODS\)/],
    ['ODP', withMimetype('application/vnd.oasis.opendocument.presentation\n'), /\(ODP\)/],
    ['EPUB', withMimetype('application/epub+zip'), /un libro elettronico/],
    [
      'EPUB without a kind',
      zipFiles([
        ['META-INF/container.xml', XML],
        ['a.html', XML],
      ]),
      /libro/,
    ],
    [
      'JAR',
      zipFiles([
        ['META-INF/MANIFEST.MF', XML],
        ['a.class', XML],
      ]),
      /pacchetto di un prog/,
    ],
    [
      'APK',
      zipFiles([
        ['AndroidManifest.xml', XML],
        ['classes.dex', XML],
      ]),
      /pacchetto di un prog/,
    ],
    ['IPA', zipFiles([['Payload/A.app/Info.plist', XML]]), /pacchetto di un prog/],
    [
      'KMZ',
      zipFiles([
        ['doc.kml', XML],
        ['files/a.jpg', jpeg()],
      ]),
      /una mappa/,
    ],
    [
      'Keynote',
      zipFiles([
        ['Index/Slide-1.iwa', XML],
        ['preview.jpg', jpeg()],
      ]),
      /Keynote: salva/,
    ],
    [
      'iWork',
      zipFiles([
        ['Index/Document.iwa', XML],
        ['preview.jpg', jpeg()],
      ]),
      /Pages, Numbers o/,
    ],
    ['Pages', zipFiles([['Index/Document.iwa', XML]]), /un documento Pages/, 'a.pages'],
    [
      'Pages of before',
      zipFiles([
        ['index.xml', XML],
        ['buildVersionHistory.plist', XML],
        ['QuickLook/Preview.pdf', pdf()],
      ]),
      /un documento Pages/,
      'a.pages',
    ],
    ['iWork in a folder', zipFiles([['a.pages/Index.zip', XML]]), /un documento Pages/, 'a.pages'],
    [
      'Word in a folder',
      zipFiles([
        ['m/[Content_Types].xml', XML],
        ['m/word/d.xml', XML],
      ]),
      /Word/,
    ],
  ])('is told: %s', async (_, bytes, words, fileName = 'ci.zip') => {
    const message = await inspect(await bytes, { fileName });
    expect(message).toMatch(words);
    expect(message).toMatch(/^Questo file è /);
  });

  it('is none where documents are signed in a container', async () => {
    const bytes = await zipFiles([
      ['mimetype', Buffer.from('application/vnd.etsi.asic-e+zip')],
      ['contratto.pdf', pdf()],
      ['META-INF/signatures.xml', XML],
    ]);
    expect(await inspect(bytes)).toBeNull();
  });
});

describe('a ZIP of files that nobody can open', () => {
  it.each<[string, (readonly [string, Buffer])[]]>([
    [
      'what a Mac puts beside',
      [
        ['__MACOSX/._a.pdf', pdf()],
        ['.DS_Store', Buffer.from('Bud1')],
      ],
    ],
    [
      'what Windows puts beside',
      [
        ['Thumbs.db', Buffer.from('x')],
        ['a/desktop.ini', XML],
      ],
    ],
    [
      'links',
      [
        ['pagina.url', Buffer.from('[InternetShortcut]')],
        ['p.webloc', XML],
      ],
    ],
    ['nothing in its files', [['fattura.pdf', Buffer.alloc(0)]]],
    ['texts', [['note.txt', Buffer.from('vedi allegato')]]],
    ['other XML', [['dati.xml', XML]]],
  ])('holds %s', async (_, files) => {
    expect(await inspect(await zipFiles(files))).toMatch(/non c’è nessun documento: servono PDF/);
  });

  it('is refused with empty folders alone', async () => {
    expect(await inspect(zip('Fatture/', Buffer.alloc(0)))).toMatch(/vuoto o danneggiato/);
  });
});

describe('a ZIP with documents and another file', () => {
  it.each<[string, Buffer | Promise<Buffer>, RegExp]>([
    [
      'modulo.docx',
      readSampleFile('word-document.docx'),
      /«modulo\.docx» è un documento Word: salvalo come PDF, poi prepara uno ZIP/,
    ],
    ['modulo.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /«modulo\.doc» è un documento Word/],
    ['lettera', Buffer.from('{\\rtf1 x}'), /«lettera» è un documento RTF/],
    [
      'foto.webp',
      Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1'),
      /«foto\.webp» è un’immagine WebP: salvalo come JPEG/,
    ],
    ['foto.jpg', Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'), /«foto\.jpg» è un’immagine GIF/],
    ['fattura.pdf', pdf('x', 60_000).subarray(0, 30_000), /«fattura\.pdf» è incompleto/],
  ])('%s is refused by its name', async (name, bytes, words) => {
    expect(
      await inspect(
        await zipFiles([
          ['a.pdf', pdf()],
          [name, await bytes],
        ]),
      ),
    ).toMatch(words);
  });

  it('is taken where its reader leaves the others out', async () => {
    const bytes = await zipFiles([
      ['IT01234567897_1.xml', Buffer.from(writeInvoiceXml())],
      ['modulo.docx', readSampleFile('word-document.docx')],
      ['foto.webp', Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1')],
    ]);
    expect(await inspect(bytes, { takesOtherFiles: true })).toBeNull();
  });
});
