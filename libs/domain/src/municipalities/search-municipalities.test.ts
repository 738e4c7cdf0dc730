import { describe, expect, it } from '@jest/globals';
import {
  isZipAmbiguous,
  formatMunicipality,
  buildMunicipalityId,
  searchMunicipalities,
  indexMunicipalities,
  type SearchableMunicipality,
} from '../index.js';

const town = (name: string, province: string, ...caps: string[]): SearchableMunicipality => ({
  name,
  province,
  cap: caps[0] ?? '',
  caps,
});
const all = indexMunicipalities([
  town("L'Aquila", 'AQ', '67100'),
  town('Aquilonia', 'AV', '83041'),
  town('Bergamo', 'BG', '24121', '24122'),
  town('Forlì', 'FC', '47121'),
  town('Samone', 'TO', '10010'),
  town('Samone', 'TN', '38059'),
  town('Ro', 'FE', '44030'),
  town('Roma', 'RM', '00118', '00119'),
  town('Cirò Marina', 'KR', '88811'),
  town("Reggio nell'Emilia", 'RE', '42121', '42122'),
  town('Reggio di Calabria', 'RC', '89121', '89122', '89123'),
  town('Reggello', 'FI', '50066'),
  town('Romagnano Sesia', 'NO', '28078'),
  town('Bolzano/Bozen', 'BZ', '39100'),
  town('Bolzano Novarese', 'NO', '28010'),
  town('Lodi Vecchio', 'LO', '26855'),
  town('Lodine', 'NU', '08020'),
  town('Lodi', 'LO', '26900'),
]);
const towns = (text: string) => searchMunicipalities(all, text).map(({ name }) => name);
const names = (text: string) => searchMunicipalities(all, text).map(formatMunicipality);

describe('searchMunicipalities', () => {
  it.each(['laquila', "L'Aquila", 'l aquila', 'L’AQUILA'])('finds %s', (text) =>
    expect(names(text)[0]).toBe("L'Aquila, AQ (Cap: 67100)"),
  );
  it('does without accents', () => expect(names('forli')).toEqual(['Forlì, FC (Cap: 47121)']));
  it('puts the same name before longer ones', () =>
    expect(names('ro').slice(0, 2)).toEqual(['Ro, FE (Cap: 44030)', 'Roma, RM (Cap: 00118)']));
  it('distinguishes namesakes by province', () =>
    expect(names('Samone, TN')).toEqual(['Samone, TN (Cap: 38059)']));
  it('finds by postal code and fills in the one that was typed', () =>
    expect(names('24122')).toEqual(['Bergamo, BG (Cap: 24122)']));
  it.each([
    ['reggio emilia', ["Reggio nell'Emilia"]],
    ['emilia reggio', ["Reggio nell'Emilia"]],
    ['reggio calabria', ['Reggio di Calabria']],
    ['reggio di', ['Reggio di Calabria', "Reggio nell'Emilia"]],
    ['reg', ['Reggio di Calabria', "Reggio nell'Emilia", 'Reggello']],
    ['roma', ['Roma', 'Romagnano Sesia']],
    ['ciro', ['Cirò Marina']],
    ['ciromarina', ['Cirò Marina']],
    ['marina', ['Cirò Marina']],
    ['gnano', ['Romagnano Sesia']],
    ['bozen', ['Bolzano/Bozen']],
    ['bolzano', ['Bolzano/Bozen', 'Bolzano Novarese']],
    ['novarese bolzano', ['Bolzano Novarese']],
    ['samone tn', ['Samone']],
    ['lo', ['Lodi', 'Lodine', 'Lodi Vecchio']],
    ['milano', []],
  ])('finds %s word by word, the likeliest first', (text, found) =>
    expect(towns(text)).toEqual(found),
  );
  it('distinguishes a postal code that was searched from the first of several', () => {
    expect(searchMunicipalities(all, 'Bergamo').map(isZipAmbiguous)).toEqual([true]);
    expect(searchMunicipalities(all, '24122').map(isZipAmbiguous)).toEqual([false]);
    expect(searchMunicipalities(all, 'Forlì').map(isZipAmbiguous)).toEqual([false]);
  });
  it.each([
    ['bozen', 'Bolzano'],
    ['kaltern', 'Caldaro'],
    ['mestre', 'Venezia'],
    ['lido di v', 'Venezia'],
    ["FORLI'", 'Forlì'],
    ['s. bonifacio', 'San Bonifacio'],
    ['S.BONIFACIO', 'San Bonifacio'],
  ])('finds %s by another name or spelling', (text, name) => {
    const others = indexMunicipalities([
      { ...town('Bolzano', 'BZ', '39100'), otherLanguageName: 'Bozen' },
      { ...town('Caldaro', 'BZ', '39052'), otherLanguageName: 'Kaltern an der Weinstraße' },
      { ...town('Venezia', 'VE', '30121'), otherNames: ['Mestre', 'Lido di Venezia'] },
      town('Forlì', 'FC', '47121'),
      town('San Bonifacio', 'VR', '37047'),
    ]);
    expect(searchMunicipalities(others, text).map((found) => found.name)).toEqual([name]);
  });
  it('finds a municipality before the hamlet of another', () => {
    const both = indexMunicipalities([
      { ...town('Roma', 'RM', '00118', '00119'), otherNames: ['Lido di Ostia'] },
      town('Lido', 'XX', '99999'),
      town('Lido di Prova', 'XX', '99998'),
    ]);
    expect(searchMunicipalities(both, 'lido').map(({ name }) => name)).toEqual([
      'Lido',
      'Lido di Prova',
      'Roma',
    ]);
  });
  it('finds nothing for blanks', () => expect(names('  ')).toEqual([]));
  it('names a choice by postal code, name and province', () =>
    expect(buildMunicipalityId(town('Forlì', 'FC', '47121'))).toBe('47121_Forlì_FC'));
});
