import { createXmlElement, type XmlElement } from '@pratiche/domain/xml';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { decodeXml } from '../../platform/xml/xml-decoder.util.js';
import { parseXml } from './xml-parser.util.js';
import { serialiseXml } from './xml-serialiser.util.js';

const TEXT = '<?xml version="1.0" encoding="ENC"?><a>Città è «€»</a>';
const as = (encoding: string) => TEXT.replace('ENC', encoding);
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return `${(error as { code: string }).code}: ${(error as Error).message}`;
  }
  return 'nothing thrown';
};

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(as('UTF-8'))],
    ['utf-8 with a mark', Buffer.from(`\ufeff${as('utf-8')}`)],
    ['none declared', Buffer.from('<a>Città è «€»</a>')],
    ['UTF-16 little-endian', Buffer.from(`\ufeff${as('UTF-16')}`, 'utf16le')],
    ['UTF-16 big-endian', swapped(Buffer.from(`\ufeff${as('UTF-16')}`, 'utf16le'))],
    ['UTF-16LE without a mark', Buffer.from(as('UTF-16LE'), 'utf16le')],
    ['UTF-16 without a mark, big-endian', swapped(Buffer.from(as('utf-16'), 'utf16le'))],
    ['Windows-1252', Buffer.from(as('windows-1252').replace('€', '\u0080'), 'latin1')],
    ['ISO-8859-15', Buffer.from(as('ISO-8859-15').replace('€', '\u00a4'), 'latin1')],
  ])('is read: %s', (_, bytes) => {
    expect(parseXml(decodeXml(bytes)).root.text).toBe('Città è «€»');
  });

  it('is read: ISO-8859-1', () => {
    expect(
      parseXml(
        decodeXml(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Città</a>', 'latin1')),
      ).root.text,
    ).toBe('Città');
  });

  it.each([
    ['unknown', Buffer.from(as('EBCDIC-CP-IT')), /«EBCDIC-CP-IT» del file non è leggibile/],
    ['UTF-7', Buffer.from(as('utf-7')), /«utf-7»/],
    ['UTF-32', Buffer.from([0, 0, 0, 0x3c, 0, 0, 0, 0x61]), /UTF-32/],
    ['UTF-32 with a mark', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), /UTF-32/],
    ['UTF-32LE', Buffer.from([0x3c, 0, 0, 0]), /UTF-32/],
    ['UTF-8 that is none', Buffer.from(as('UTF-8'), 'latin1'), /non ammette/],
    ['UTF-16 that is UTF-8', Buffer.from(as('UTF-16')), /dichiara la codifica «UTF-16»/],
    [
      'UTF-8 that is UTF-16',
      Buffer.from(`\ufeff${as('UTF-8')}`, 'utf16le'),
      /dichiara la codifica «UTF-8»/,
    ],
    ['half a surrogate', Buffer.from(`\ufeff<a>\ud800</a>`, 'utf16le'), /non ammette/],
  ])('is refused: %s', (_, bytes, message) => {
    expect(codeOf(() => decodeXml(bytes))).toMatch(/^xml-encoding: /);
    expect(codeOf(() => decodeXml(bytes))).toMatch(message);
  });
});

describe('XML', () => {
  it.each([
    ['a document type', '<!DOCTYPE a><a/>', /DOCTYPE/],
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      /DOCTYPE/,
    ],
    ['an undefined entity', '<a>&x;</a>', /riga 1/],
    ['an element left open', '<a><b></a>', /riga 1/],
    ['two roots', '<a/><b/>', /riga 1/],
    ['a cut file', '<a>\n<b>', /riga 2/],
    ['twice the same attribute', '<a b="1" b="2"/>', /riga 1/],
    ['a control character', '<a>\u0001</a>', /riga 1/],
    ['a reference to one', '<a>&#1;</a>', /riga 1/],
    ['nothing', '', /vuoto/],
    ['blanks', ' \n ', /vuoto/],
    ['no XML', 'ciao', /riga 1/],
    ['JSON', '{"a":1}', /riga 1/],
    ['a page', '<!doctype html><html>', /riga 1|DOCTYPE/],
    ['deep nesting', '<a>'.repeat(21), /20 livelli/],
    ['a crowd', `<a>${'<b/>'.repeat(30_001)}</a>`, /troppi elementi/],
  ])('with %s is refused', (_, text, message) => {
    expect(codeOf(() => parseXml(text))).toMatch(/^xml-unreadable: /);
    expect(codeOf(() => parseXml(text))).toMatch(message);
  });

  it('is read with its own entities, references and CDATA', () => {
    expect(parseXml('<a b="&lt;1&gt;">&amp;&#232;&#x20AC;<![CDATA[<&>]]></a>').root).toEqual({
      name: 'a',
      attributes: { b: '<1>' },
      children: [],
      text: '&è€<&>',
    });
  });

  it('is written so that it reads the same, whatever the texts', () => {
    const text = fc
      .string({ unit: 'binary' })
      .map((value) =>
        value.replace(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''),
      );
    const tree: fc.Arbitrary<XmlElement> = fc
      .tuple(text, fc.array(text, { maxLength: 4 }))
      .map(([note, texts]) =>
        createXmlElement(
          'Radice',
          [
            createXmlElement(
              'Lista',
              texts.map((one) => createXmlElement('Voce', one)),
            ),
          ],
          { nota: note.replace(/\s/g, ' ') },
        ),
      );
    return fc.assert(
      fc.asyncProperty(tree, async (root) => {
        const { root: back, exact } = parseXml(decodeXml(Buffer.from(await serialiseXml(root))));
        expect(exact).toBe(true);
        expect(back.attributes).toEqual(root.attributes);
        expect(back.children[0]?.children.map((one) => one.text)).toEqual(
          root.children[0]?.children.map((one) => one.text),
        );
      }),
    );
  });

  it('is written without what XML cannot write', async () => {
    expect(await serialiseXml(createXmlElement('a', 'x\u0000\ufffe\ud800y'))).toContain(
      '<a>xy</a>',
    );
  });

  it('from elsewhere is no exact copy', () => {
    expect(parseXml('<?altro copia-esatta?><a/>').exact).toBe(false);
    expect(parseXml('<?pratiche-infissi altro?><a/>').exact).toBe(false);
  });
});
