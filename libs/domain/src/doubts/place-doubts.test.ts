import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type MunicipalityFacts,
  createMunicipalityFinder,
  listDoubts,
} from '../index.js';

const town = (
  name: string,
  province: string,
  code: string,
  climateZone: MunicipalityFacts['climateZone'],
  ...caps: string[]
): MunicipalityFacts => ({ name, province, code, climateZone, caps, zoneToVerify: false });

const TOWNS = [
  town('Milano', 'MI', 'F205', 'E', '20121', '20122', '20162'),
  town('Bergamo', 'BG', 'A794', 'E', '24121', '24129'),
  town('Trento', 'TN', 'L378', 'F', '38121', '38123'),
  town('Forlì', 'FC', 'D704', 'D', '47121'),
  // Two towns share a name.
  town('Castro', 'BG', 'C337', 'E', '24063'),
  town('Castro', 'LE', 'M261', 'C', '73030'),
  town('San Marino', 'RSM', 'Z130', null, '47890'),
];

const doubtsOf = (
  change: Partial<DossierForm>,
  findMunicipalities = createMunicipalityFinder(TOWNS),
) =>
  listDoubts(validDossierForm({ immovablePossessionType: 1, ...change }), {
    today: '2026-11-21',
    findMunicipalities,
  });

const AT_BERGAMO = {
  immovableMunicipality: 'Bergamo',
  immovableProvince: 'BG',
  immovableZip: '24121',
  immovableMunicipalityCode: 'A794',
} as const;

describe('a place', () => {
  it.each<[string, Partial<DossierForm>, [code: string, field: string][], string]>([
    ['as the table has it', {}, [], ''],
    ['as it is typed', { immovableMunicipality: ' MILANO ', immovableProvince: 'mi' }, [], ''],
    [
      'with an accent left out',
      {
        beneficiaryResidentialMunicipality: 'Forli',
        beneficiaryResidentialProvince: 'FC',
        beneficiaryResidentialZip: '47121',
      },
      [],
      '',
    ],
    [
      'zone A in Bergamo',
      { ...AT_BERGAMO, immovableClimateZone: 'A' },
      [['place-zone', 'immovableClimateZone']],
      'facts 2',
    ],
    ['zone E in Bergamo', { ...AT_BERGAMO, immovableClimateZone: 'E' }, [], 'facts 2'],
    ['zone not known', { ...AT_BERGAMO, immovableClimateZone: null }, [], 'asked for elsewhere'],
    [
      'code of Milano for Bergamo',
      { ...AT_BERGAMO, immovableMunicipalityCode: 'F205' },
      [['place-cadastral-code', 'immovableMunicipalityCode']],
      'facts 2',
    ],
    ['code as it is typed', { ...AT_BERGAMO, immovableMunicipalityCode: ' a794' }, [], 'domain 16'],
    ['no code yet', { ...AT_BERGAMO, immovableMunicipalityCode: null }, [], 'asked for elsewhere'],
    [
      'CAP 00100 for Bergamo',
      { ...AT_BERGAMO, immovableZip: '00100' },
      [['place-zip', 'immovableZip']],
      'facts 2',
    ],
    ['the last of its CAPs', { ...AT_BERGAMO, immovableZip: '24129' }, [], 'facts 2'],
    ['CAP as it is typed', { ...AT_BERGAMO, immovableZip: 'I-24121' }, [], 'domain 16'],
    ['a digit too many', { ...AT_BERGAMO, immovableZip: '241212' }, [], 'has a doubt of its own'],
    ['half a CAP', { ...AT_BERGAMO, immovableZip: '2412' }, [], 'has a doubt of its own'],
    ['no CAP yet', { ...AT_BERGAMO, immovableZip: null }, [], 'asked for elsewhere'],
    [
      'CAP of elsewhere for the residence',
      { beneficiaryResidentialZip: '24121' },
      [['place-zip', 'beneficiaryResidentialZip']],
      'facts 4.7',
    ],
    [
      'residence abroad',
      { beneficiaryResidentialZip: '24121', beneficiaryResidentialNation: 'Francia' },
      [],
      'not in the table',
    ],
    [
      'a property in Italy of an owner abroad',
      { ...AT_BERGAMO, immovableZip: '00100', beneficiaryResidentialNation: 'Francia' },
      [['place-zip', 'immovableZip']],
      'the property is in the table',
    ],
    [
      'another province',
      { immovableProvince: 'ZZ' },
      [['place-province', 'immovableProvince']],
      'wizard 5: province ZZ',
    ],
    [
      'no province yet',
      { ...AT_BERGAMO, immovableProvince: null, immovableZip: '00100' },
      [['place-zip', 'immovableZip']],
      'one of that name',
    ],
    [
      'one of two of a name',
      {
        immovableMunicipality: 'Castro',
        immovableProvince: 'LE',
        immovableZip: '73030',
        immovableMunicipalityCode: 'M261',
        immovableClimateZone: 'C',
      },
      [],
      '',
    ],
    [
      'which of two of a name',
      { immovableMunicipality: 'Castro', immovableProvince: null },
      [],
      'not known',
    ],
    [
      'the other of two',
      {
        immovableMunicipality: 'Castro',
        immovableProvince: 'LE',
        immovableZip: '24063',
        immovableMunicipalityCode: 'C337',
      },
      [
        ['place-zip', 'immovableZip'],
        ['place-zone', 'immovableClimateZone'],
        ['place-cadastral-code', 'immovableMunicipalityCode'],
      ],
      'facts 4.7',
    ],
    [
      'none of the table',
      { immovableMunicipality: 'Paperopoli' },
      [['place-unknown', 'immovableMunicipality']],
      'XML of elsewhere',
    ],
    [
      'a residence of none',
      { beneficiaryResidentialMunicipality: 'Paperopoli' },
      [['place-unknown', 'beneficiaryResidentialMunicipality']],
      'XML of elsewhere',
    ],
    [
      'a residence of another zone',
      {
        beneficiaryResidentialMunicipality: 'Trento',
        beneficiaryResidentialProvince: 'TN',
        beneficiaryResidentialZip: '38123',
        beneficiaryResidentialClimateZone: 'E',
      },
      [],
      'ENEA has the zone of the property',
    ],
    [
      'without a zone',
      {
        immovableMunicipality: 'San Marino',
        immovableProvince: 'RSM',
        immovableZip: '47890',
        immovableMunicipalityCode: 'Z130',
      },
      [],
      'no zone abroad',
    ],
    ['no municipality yet', { immovableMunicipality: null }, [], 'asked for elsewhere'],
  ])('%s', (_what, change, expected) => {
    expect(doubtsOf(change).map(({ code, field }) => [code, field])).toEqual(expected);
  });

  it('is not judged before the table is there', () => {
    const form = validDossierForm({
      ...AT_BERGAMO,
      immovableZip: '00100',
      immovableProvince: 'ZZ',
    });
    const found = listDoubts(form, { today: '2026-11-21', findMunicipalities: null });
    expect(found.filter(({ code }) => code.startsWith('place'))).toEqual([]);
  });

  it.each<[Partial<DossierForm>, string, string, string]>([
    [
      { ...AT_BERGAMO, immovableClimateZone: 'A' },
      'A',
      'E',
      'Il comune di Bergamo è in zona climatica E, non A: ricontrolla la zona, da cui dipendono i limiti di trasmittanza',
    ],
    [
      { ...AT_BERGAMO, immovableZip: '00100' },
      '00100',
      'da 24121 a 24129',
      'Il CAP 00100 non è di Bergamo (da 24121 a 24129): ricontrolla il CAP',
    ],
    [
      { immovableZip: '00100' },
      '00100',
      'da 20121 a 20162',
      'Il CAP 00100 non è di Milano (da 20121 a 20162): ricontrolla il CAP',
    ],
    [
      { beneficiaryResidentialMunicipality: 'Forlì', beneficiaryResidentialProvince: 'FC' },
      '20121',
      '47121',
      'Il CAP 20121 non è di Forlì (47121): ricontrolla il CAP',
    ],
    [
      { ...AT_BERGAMO, immovableMunicipalityCode: 'F205' },
      'F205',
      'A794',
      'Il codice catastale di Bergamo è A794, non F205: ricontrolla sulla visura, che può riportare quello di un comune soppresso',
    ],
    [
      { immovableMunicipality: 'Castro', immovableProvince: 'RM' },
      'RM',
      'BG, LE',
      'Nella provincia «RM» non c’è il comune Castro: ricontrolla la provincia',
    ],
    [
      { immovableMunicipality: 'Paperopoli' },
      'Paperopoli',
      '',
      'Il comune «Paperopoli» non è nell’elenco, quindi non possiamo controllare CAP, provincia e zona climatica: ricontrolla il nome',
    ],
  ])('is doubted in words: %#', (change, value, limit, message) => {
    expect(doubtsOf(change)).toMatchObject([{ value, limit, message }]);
  });

  it('is looked up in an index made once', () => {
    expect(createMunicipalityFinder(TOWNS)).toBe(createMunicipalityFinder(TOWNS));
    expect(createMunicipalityFinder(TOWNS)('forli').map(({ code }) => code)).toEqual(['D704']);
    expect(createMunicipalityFinder([...TOWNS].slice(0, 1))('Bergamo')).toEqual([]);
  });
});
