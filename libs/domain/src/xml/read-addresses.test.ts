import { describe, expect, it } from '@jest/globals';
import {
  buildPraticaXml,
  readXmlOfRho,
  readXmlValues,
  readXmlRemarks,
} from '../../test/xml-fixtures.js';
import { readPraticaXml } from './read-pratica-xml.js';
import { BUILT_IN_SETTINGS } from '../index.js';

describe('places', () => {
  const place = {
    Indirizzo: 'Via  Roma\n',
    NumeroCivico: '1',
    CAP: '20017',
    Comune: 'RHO',
    Provincia: 'mi',
    Scala: 'B',
    Interno: '4',
  };

  it('get the name, province, zone and cadastral code of their municipality', () => {
    expect(readXmlValues({ Ubicazione: place })).toMatchObject({
      immovableAddress: 'Via  Roma',
      immovableMunicipality: 'Rho',
      immovableProvince: 'MI',
      immovableZip: '20017',
      immovableClimateZone: 'E',
      immovableStair: 'B',
      immovableInterior: '4',
      immovableMunicipalityCode: 'H264',
    });
    expect(readXmlValues({ Residenza: { Comune: 'Rho' } })).toMatchObject({
      beneficiaryResidentialNation: 'Italia',
      beneficiaryResidentialClimateZone: 'E',
    });
  });

  it.each([
    [
      { CAP: '99999', Comune: 'Nusquam', Provincia: 'xx' },
      'Ubicazione: Comune non trovato («Nusquam», CAP 99999)',
    ],
    [{ Comune: 'Nusquam' }, 'Ubicazione: Comune non trovato («Nusquam»)'],
    [{ CAP: '20100', Comune: 'Rho' }, 'Ubicazione: il CAP 20100 non risulta per Rho (MI)'],
  ])('warn of %o', (Ubicazione, warning) => {
    expect(readXmlOfRho(buildPraticaXml({ Ubicazione })).warnings).toEqual([
      expect.stringContaining(warning),
    ]);
  });

  it('keep an unknown municipality as it is written, without a zone', () => {
    expect(readXmlValues({ Ubicazione: { Comune: 'Nusquam', Provincia: 'xx' } })).toMatchObject({
      immovableMunicipality: 'Nusquam',
      immovableProvince: 'XX',
      immovableClimateZone: null,
    });
  });

  it('say when a climate zone is to be verified', () => {
    const reading = readPraticaXml(
      buildPraticaXml(),
      () => ({
        name: 'Rho',
        province: 'MI',
        climateZone: 'E',
        code: 'H264',
        hasZip: true,
        zoneToVerify: true,
      }),
      BUILT_IN_SETTINGS,
    );
    expect(reading.warnings).toEqual(['Ubicazione: la zona climatica di Rho è da verificare.']);
  });

  it('abroad are for residences only', () => {
    expect(
      readXmlRemarks({ Ubicazione: { Comune: 'Rho', CAP: '20017', Nazione: 'Francia' } }),
    ).toEqual(['Ubicazione/Nazione: L’immobile deve trovarsi in Italia']);
    expect(
      readXmlValues({ Residenza: { Comune: 'Lione', Nazione: 'Francia' } })
        .beneficiaryResidentialNation,
    ).toBe('Francia');
    expect(
      readXmlValues({ Residenza: { Comune: 'Mbabane', Nazione: 'Swaziland' } })
        .beneficiaryResidentialNation,
    ).toBe('Eswatini');
  });

  it.each([
    ['A2', 'A2'],
    ['a/2', 'A2'],
    ['A02', 'A2'],
    ['A/10', 'A10'],
    ['altro', 'altro'],
    ['Z9', null],
  ])('read the category %s', (text, category) => {
    expect(readXmlValues({ DatiCatastali: { Categoria: text } }).immovableCadastralCode).toBe(
      category,
    );
  });

  it('read a category of difficult attribution as "altro" with its own', () => {
    expect(
      readXmlValues({ DatiCatastali: { Categoria: 'B/8', CodiceComune: 'h264', Foglio: '9' } }),
    ).toMatchObject({
      immovableCadastralCode: 'altro',
      immovableParticularUse: 8,
      immovableParticularUseHardAttribution: 'B8',
      immovableMunicipalityCode: 'H264',
      cadastralSheet: '9',
    });
  });

  it('warn when the cadastral code is of another municipality', () => {
    expect(
      readXmlOfRho(buildPraticaXml({ DatiCatastali: { CodiceComune: 'F205' } })).warnings,
    ).toEqual([expect.stringContaining('F205 non è quello di Rho (H264)')]);
  });
});
