import { deflateRawSync, gzipSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import { executable, jpeg, page, pdf, png } from './file-fixtures.js';

export interface Hostile {
  what: string;
  name: string;
  bytes: () => Buffer;
  /**
   * `kept`: harmless in storage, because the server never opens it and always sends it as an
   * attachment.
   */
  end: 'refused' | 'kept';
}

const text = (content: string): Buffer => Buffer.from(content, 'utf8');
const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Creates a zip with one entry; a content of zeros shrinks to a thousandth of its size. */
export function zip(entryName: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from(entryName);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    shared,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const scripted = () =>
  pdf('x')
    .toString('latin1')
    .replace(
      '/Type /Catalog',
      '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    );

/** Malicious files that an attacker sends where an identity card is asked for. */
export const HOSTILE_FILES: readonly Hostile[] = [
  { what: 'no bytes', name: 'vuoto.pdf', bytes: () => Buffer.alloc(0), end: 'refused' },
  { what: 'one byte', name: 'uno.pdf', bytes: () => text('%'), end: 'refused' },
  { what: 'one null byte', name: 'nullo.pdf', bytes: () => Buffer.alloc(1), end: 'refused' },
  { what: 'nulls alone', name: 'nulli.pdf', bytes: () => Buffer.alloc(100_000), end: 'refused' },
  {
    what: 'nulls before a PDF',
    name: 'spostato.pdf',
    bytes: () => Buffer.concat([Buffer.alloc(16), pdf()]),
    end: 'kept',
  },
  {
    what: 'a program before a PDF',
    name: 'programma.pdf',
    bytes: () => Buffer.concat([executable().subarray(0, 200), pdf()]),
    end: 'refused',
  },
  {
    what: 'a script before a PDF',
    name: 'script.pdf',
    bytes: () => Buffer.concat([text('#!/bin/sh\n'), pdf()]),
    end: 'refused',
  },
  {
    what: 'a web page before a PDF',
    name: 'pagina.pdf',
    bytes: () => Buffer.concat([page(), pdf()]),
    end: 'refused',
  },
  { what: 'a program named .pdf', name: 'documento.pdf', bytes: executable, end: 'refused' },
  {
    what: 'a program with a double extension',
    name: 'documento.pdf.exe',
    bytes: executable,
    end: 'refused',
  },
  {
    what: 'a program hidden by a turned name',
    name: 'documento\u202efdp.exe',
    bytes: executable,
    end: 'refused',
  },
  {
    what: 'a program of Linux',
    name: 'carta.png',
    bytes: () => Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(200)]),
    end: 'refused',
  },
  {
    what: 'a shell script',
    name: 'carta.jpg',
    bytes: () => text('#!/bin/sh\nrm -rf /\n'),
    end: 'refused',
  },
  {
    what: 'PHP',
    name: 'carta.php',
    bytes: () => text('<?php system($_GET["c"]); ?>'),
    end: 'refused',
  },
  {
    what: 'PHP named .jpg',
    name: 'carta.php.jpg',
    bytes: () => text('<?php system($_GET["c"]); ?>'),
    end: 'refused',
  },
  { what: 'a web page', name: 'carta.html', bytes: page, end: 'refused' },
  { what: 'a web page named .png', name: 'carta.png', bytes: page, end: 'refused' },
  { what: 'an SVG with a script', name: 'carta.svg', bytes: () => svg, end: 'refused' },
  {
    what: 'an SVG with a script named .png',
    name: 'carta.svg.png',
    bytes: () => svg,
    end: 'refused',
  },
  { what: 'a packed SVG', name: 'carta.svgz', bytes: () => gzipSync(svg), end: 'refused' },
  {
    what: 'XML with entities',
    name: 'carta.xml',
    bytes: () => text('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    end: 'refused',
  },
  {
    what: 'a script',
    name: 'carta.js',
    bytes: () => text('fetch("/api/Accounts/1")'),
    end: 'refused',
  },
  {
    what: 'a GIF that is a script',
    name: 'carta.gif',
    bytes: () => text('GIF89a=1;alert(1)//'),
    end: 'refused',
  },
  {
    what: 'a bitmap',
    name: 'carta.bmp',
    bytes: () => Buffer.concat([text('BM'), Buffer.alloc(100)]),
    end: 'refused',
  },
  {
    what: 'PostScript',
    name: 'carta.ps',
    bytes: () => text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file'),
    end: 'refused',
  },
  {
    what: 'RTF with an object',
    name: 'carta.doc',
    bytes: () => text('{\\rtf1\\object\\objocx}'),
    end: 'refused',
  },
  {
    what: 'an old Word file',
    name: 'carta.doc',
    bytes: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    end: 'refused',
  },
  {
    what: 'a link of Windows',
    name: 'carta.lnk',
    bytes: () =>
      Buffer.concat([
        Buffer.from('4c0000000114020000000000c000000000000046', 'hex'),
        Buffer.alloc(60),
      ]),
    end: 'refused',
  },
  {
    what: 'a RAR',
    name: 'carta.rar',
    bytes: () => Buffer.concat([Buffer.from('526172211a0701005be2', 'hex'), Buffer.alloc(60)]),
    end: 'refused',
  },
  {
    what: 'a gzip bomb',
    name: 'carta.gz',
    bytes: () => gzipSync(Buffer.alloc(20_000_000)),
    end: 'refused',
  },
  {
    what: 'a PNG signature turned round',
    name: 'carta.png',
    bytes: () => Buffer.from('474e5089', 'hex'),
    end: 'refused',
  },
  {
    what: 'the test file of virus scanners',
    name: 'carta.pdf',
    bytes: () => text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    end: 'refused',
  },
  {
    what: 'a CSV with formulas',
    name: 'carta.csv',
    bytes: () => text('=cmd|"/c calc"!A1,+1,-1,@SUM(1)'),
    end: 'refused',
  },
  {
    what: '40,000,000 bytes',
    name: 'grande.pdf',
    bytes: () => pdf('grande', 40_000_000),
    end: 'refused',
  },
  {
    what: '40,000,001 bytes',
    name: 'grande.pdf',
    bytes: () => pdf('grande', 40_000_001),
    end: 'refused',
  },
  {
    what: '60,000,000 bytes',
    name: 'enorme.jpg',
    bytes: () => Buffer.concat([jpeg(), Buffer.alloc(60_000_000 - jpeg().length)]),
    end: 'refused',
  },
  {
    what: 'a zip bomb',
    name: 'bomba.zip',
    bytes: () => zip('0', Buffer.alloc(200_000_000)),
    end: 'refused',
  },
  {
    what: 'a zip that climbs out of its folder',
    name: 'scala.zip',
    bytes: () => zip('../../../../etc/cron.d/x', text('* * * * * root x')),
    end: 'refused',
  },
  {
    what: 'a zip with a program under the name of a document',
    name: 'programma.zip',
    bytes: () => zip('fattura.pdf', executable()),
    end: 'refused',
  },
  {
    what: 'a zip in a zip',
    name: 'scatole.zip',
    bytes: () => zip('dentro.pdf', zip('fattura.pdf', pdf())),
    end: 'refused',
  },
  {
    what: 'the beginning of a zip',
    name: 'troncato.zip',
    bytes: () => zip('fattura.pdf', pdf()).subarray(0, 300),
    end: 'refused',
  },
  {
    what: 'a zip with a document',
    name: 'documenti.zip',
    bytes: () => zip('Fatture/fattura.pdf', pdf()),
    end: 'kept',
  },
  {
    what: 'a PDF that is a zip too',
    name: 'doppio.pdf',
    bytes: () => Buffer.concat([pdf(), zip('a.html', page())]),
    end: 'kept',
  },
  {
    what: 'a JPEG with PHP behind it',
    name: 'foto.jpg.php',
    bytes: () => Buffer.concat([jpeg(), text('<?php system($_GET["c"]); ?>')]),
    end: 'kept',
  },
  {
    what: 'a PNG with a web page behind it',
    name: 'foto.png.html',
    bytes: () => Buffer.concat([png(), page()]),
    end: 'kept',
  },
  {
    what: 'a PDF that runs a script',
    name: 'azione.pdf',
    bytes: () => Buffer.from(scripted(), 'latin1'),
    end: 'kept',
  },
  {
    what: 'a PDF whose name leads elsewhere',
    name: '../../../../etc/passwd\u0000.pdf',
    bytes: pdf,
    end: 'kept',
  },
  {
    what: 'a PDF with a name of 5,000 characters',
    name: `${'n'.repeat(5_000)}.pdf`,
    bytes: pdf,
    end: 'kept',
  },
  {
    what: 'a PDF with a turned name',
    name: 'carta\u202egpj.\u2066exe.pdf',
    bytes: pdf,
    end: 'kept',
  },
  {
    what: '39,999,999 bytes',
    name: 'appena.pdf',
    bytes: () => pdf('appena', 39_999_999),
    end: 'kept',
  },
];
