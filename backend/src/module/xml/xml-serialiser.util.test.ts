import { readFileSync } from 'node:fs';
import { createXmlElement, writePraticaXml, type XmlElement } from '@pratiche/domain/xml';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { arbitraryDossier } from '../../../../libs/domain/test/dossier-arbitrary.js';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../../../libs/domain/test/dossier-fixtures.js';
import { serialiseXml } from './xml-serialiser.util.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<?pratiche-infissi copia-esatta?>\n';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The files' layout in plain words: two spaces a level, texts on the line of their element. */
function layOut({ name, attributes, children, text }: XmlElement, indent = ''): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${named.join('')}`;
  if (children.length === 0)
    return escaped(text) === '' ? `${start}/>\n` : `${start}>${escaped(text)}</${name}>\n`;
  return `${start}>\n${children.map((child) => layOut(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

describe('the bytes of an exported dossier', () => {
  it.each([
    [
      'pratica-persona.xml',
      validDossierForm({
        beneficiaryLastName: 'D’Àngelo & <Figli> "Nord"',
        immovableAddress: "Via dell'Unità &amp; &#65; &lt;b&gt; ]]>",
        beneficiaryResidentialAddress: ' 😀  due  blanks ',
        manufatti: {
          serramenti: [validWindow(), validWindow({ tipologiaInfisso: 'portoncino' })],
          schermature: [validShading()],
          chiusure: [validShutter()],
        },
        otherBeneficiaries: [
          {
            isCompany: true,
            beneficiaryCompanyName: 'Ellera & C. Snc',
            beneficiaryFirstName: null,
            beneficiaryLastName: null,
            beneficiarySsn: '02987650120',
            beneficiaryPossessionTitle: null,
            beneficiaryRealRight: null,
            beneficiaryExpenseShare: null,
          },
        ],
      }),
    ],
    [
      'pratica-azienda.xml',
      validCompanyForm({ beneficiaryCompanyName: 'Infissi & "Porte" S.r.l.' }),
    ],
  ])('are those of %s', async (file, form) => {
    expect(await serialiseXml(writePraticaXml(form))).toBe(
      readFileSync(new URL(`../../../test/kit/${file}`, import.meta.url), 'utf8'),
    );
  });

  it('follow one layout, whatever the dossier', () =>
    fc.assert(
      fc.asyncProperty(arbitraryDossier, async (form) => {
        const root = writePraticaXml(form);
        expect(await serialiseXml(root)).toBe(HEAD + layOut(root));
      }),
    ));

  it('follow it whatever the texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '&',
            'amp;',
            '&lt;',
            '&#65;',
            '&#x41;',
            '"',
            "'",
            '<',
            ']]>',
            '\r\n',
            '\u0001',
            'è',
          ),
        )
        .map((parts) => parts.join('')),
    );
    return fc.assert(
      fc.asyncProperty(text, text, text, async (note, first, second) => {
        const root = createXmlElement(
          'Radice',
          [
            createXmlElement('Lista', [createXmlElement('Voce', first)]),
            createXmlElement('Voce', second),
          ],
          { nota: note },
        );
        expect(await serialiseXml(root)).toBe(HEAD + layOut(root));
      }),
    );
  });
});
