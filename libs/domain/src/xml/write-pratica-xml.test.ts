import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { createEmptyDossierForm, createEmptySpese } from '../autofill/index.js';
import { formatNumber } from '../formats/index.js';
import type { XmlElement } from './xml-element.js';
import { writePraticaXml } from './write-pratica-xml.js';

/** All elements of a name, however deep. */
const all = (root: XmlElement, name: string): XmlElement[] => [
  ...(root.name === name ? [root] : []),
  ...root.children.flatMap((child) => all(child, name)),
];
const text = (root: XmlElement, name: string): string[] => all(root, name).map((one) => one.text);
const names = (root: XmlElement): string[] => [root.name, ...root.children.flatMap(names)];

describe('a dossier as a data file', () => {
  it.each([
    ['altro', 8, 'E3', 'E3'],
    ['altro', 0, 'E3', 'altro'],
    ['altro', 8, null, 'altro'],
    ['altro', 8, 'B8', 'B8'],
    ['A2', 8, 'E3', 'A2'],
    ['altro', 8, 'B3', 'altro'],
  ] as const)('writes category %s with use %s and %s as %s', (code, use, hard, written) => {
    const form = validDossierForm({
      immovableCadastralCode: code,
      immovableParticularUse: use,
      immovableParticularUseHardAttribution: hard,
    });
    expect(text(writePraticaXml(form), 'Categoria')).toEqual([written]);
  });

  it('names its version, kinds of people and kinds of windows', () => {
    const person = writePraticaXml(
      validDossierForm({
        otherBeneficiaries: [
          {
            isCompany: false,
            beneficiaryCompanyName: null,
            beneficiaryFirstName: 'Ada',
            beneficiaryLastName: 'Neri',
            beneficiarySsn: null,
            beneficiaryPossessionTitle: null,
            beneficiaryRealRight: null,
            beneficiaryExpenseShare: null,
          },
        ],
        manufatti: {
          serramenti: [
            validWindow({ tipologiaInfisso: 'portoncino', installazioneChiusuraOscurante: true }),
            validWindow({ tipologiaInfisso: null, installazioneChiusuraOscurante: false }),
          ],
          schermature: [],
          chiusure: [],
        },
      }),
    );
    expect(person.attributes).toEqual({ versione: '1.0' });
    expect(text(person, 'TipoPersona')).toEqual(['Fisica', 'Fisica']);
    expect(text(writePraticaXml(validCompanyForm()), 'TipoPersona')[0]).toBe('Giuridica');
    expect(text(person, 'Nome').slice(-2)).toEqual(['Portoncino', 'Serramento']);
    expect(text(person, 'ChiusuraOscurante')).toEqual(['Sì', 'No']);
  });

  const COSTS = [
    ['SpesaSerramenti', 'spesaDetraibileSerramenti', 1_001],
    ['SpeseProfessionaliSerramenti', 'speseProfessionaliSerramenti', 1_002],
    ['SpesaSchermature', 'spesaDetraibileSchermature', 1_003],
    ['SpeseProfessionaliSchermature', 'speseProfessionaliSchermature', 1_004],
    ['SpesaChiusure', 'spesaDetraibileChiusure', 1_005],
    ['SpeseProfessionaliChiusure', 'speseProfessionaliChiusure', 1_006],
  ] as const;
  const spese = {
    ...createEmptySpese(),
    ...Object.fromEntries(COSTS.map(([, field, euro]) => [field, euro])),
  };

  // The reader takes the same names, so that both would agree on a wrong one.
  it.each(COSTS)('writes %s from %s', (element, _field, euro) => {
    expect(text(writePraticaXml(validDossierForm({ spese })), element)).toEqual([
      `€ ${formatNumber(euro, 2)}`,
    ]);
  });
  it('writes no costs besides', () => {
    const [section] = all(writePraticaXml(validDossierForm({ spese })), 'DettagliEconomici');
    expect(section?.children.map(({ name }) => name).sort()).toEqual(
      COSTS.map(([element]) => element).sort(),
    );
  });

  it('leaves out what the dossier does not have', () => {
    expect(
      names(writePraticaXml({ ...createEmptyDossierForm(), serviceType: null, isCompany: true })),
    ).toEqual(
      expect.not.arrayContaining([
        'AltriBeneficiari',
        'DatiCatastali',
        'Intervento',
        'DettagliEconomici',
        'PartitaIva',
        'CodiceFiscale',
        'Denominazione',
        'Telefono',
      ]),
    );
    expect(
      text(writePraticaXml({ ...createEmptyDossierForm(), serviceType: null }), 'TipoBonus'),
    ).toEqual(['']);
  });

  it.each([
    [1.2, '1,20'],
    [1.234, '1,234'],
    [1.23456, '1,2346'],
    [3, '3,00'],
  ])('writes %s as %s', (value, written) => {
    expect(
      text(
        writePraticaXml(
          validDossierForm({
            manufatti: {
              serramenti: [validWindow({ trasmittanzaPost: value })],
              schermature: [],
              chiusure: [],
            },
          }),
        ),
        'Trasmittanza',
      ),
    ).toEqual([written]);
  });
});
