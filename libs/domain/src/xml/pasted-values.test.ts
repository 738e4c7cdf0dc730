import { expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS } from '../index.js';
import { buildPraticaXml, lookupOnlyRho } from '../../test/xml-fixtures.js';
import { readPraticaXml } from './read-pratica-xml.js';

it('codes, days and sums of a file are read as the fields of the form read them', () => {
  const { values, notUnderstood, warnings } = readPraticaXml(
    buildPraticaXml({
      Beneficiario: {
        TipoPersona: 'Fisica',
        Nome: 'Mario',
        Cognome: 'Rossi',
        CodiceFiscale: 'C.F. RSS MRA 80A01 F205X',
      },
      Ubicazione: { Indirizzo: 'Via Roma', Comune: 'Rho', CAP: '20 017' },
      DatiCatastali: { CodiceComune: ' h 264' },
      Intervento: { DataInizioLavori: '2026-09-01T00:00:00', DataFineLavori: '311026' },
      DettagliEconomici: {
        SpesaSerramenti: '€ 1.234',
        SpeseProfessionaliSerramenti: '1,234.50',
      },
    }),
    lookupOnlyRho,
    BUILT_IN_SETTINGS,
  );
  expect(values).toMatchObject({
    beneficiarySsn: 'RSSMRA80A01F205X',
    immovableZip: '20017',
    immovableMunicipalityCode: 'H264',
    interventionStartDate: '2026-09-01',
    interventionEndDate: '2026-10-31',
    spese: { spesaDetraibileSerramenti: 1234, speseProfessionaliSerramenti: 1234.5 },
  });
  expect([notUnderstood, warnings]).toEqual([[], []]);
});

it('a municipality code that is too long is told and left out', () => {
  const { values, notUnderstood } = readPraticaXml(
    buildPraticaXml({ DatiCatastali: { CodiceComune: 'H264X' } }),
    lookupOnlyRho,
    BUILT_IN_SETTINGS,
  );
  expect(values.immovableMunicipalityCode).toBe('H264');
  expect(notUnderstood).toEqual([
    {
      path: 'DatiCatastali/CodiceComune',
      value: 'H264X',
      message: 'Troppo lungo: al massimo 4 caratteri',
    },
  ]);
});
