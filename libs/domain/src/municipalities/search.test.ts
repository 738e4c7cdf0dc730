import { describe, expect, it } from 'vitest';
import { labelOfMunicipality, municipalityId, searchMunicipalities, withKeys, type Place } from '../index.js';

const town = (name: string, province: string, ...caps: string[]): Place =>
  ({ name, province, cap: caps[0] ?? '', caps });
const all = withKeys([
  town("L'Aquila", 'AQ', '67100'), town('Aquilonia', 'AV', '83041'), town('Bergamo', 'BG', '24121', '24122'), town('Forlì', 'FC', '47121'),
  town('Samone', 'TO', '10010'), town('Samone', 'TN', '38059'), town('Ro', 'FE', '44030'), town('Roma', 'RM', '00118', '00119'),
]);
const names = (text: string) => searchMunicipalities(all, text).map(labelOfMunicipality);

describe('searchMunicipalities', () => {
  it.each(['laquila', "L'Aquila", 'l aquila', 'L’AQUILA'])('finds %s', (text) => expect(names(text)[0]).toBe("L'Aquila, AQ (Cap: 67100)"));
  it('does without accents', () => expect(names('forli')).toEqual(['Forlì, FC (Cap: 47121)']));
  it('puts the same name before longer ones', () => expect(names('ro').slice(0, 2)).toEqual(['Ro, FE (Cap: 44030)', 'Roma, RM (Cap: 00118)']));
  it('tells namesakes apart by province', () => expect(names('Samone, TN')).toEqual(['Samone, TN (Cap: 38059)']));
  it('finds by postal code and fills in the one that was typed', () => expect(names('24122')).toEqual(['Bergamo, BG (Cap: 24122)']));
  it('finds nothing for blanks', () => expect(names('  ')).toEqual([]));
  it('names a choice by postal code, name and province', () => expect(municipalityId(town('Forlì', 'FC', '47121'))).toBe('47121_Forlì_FC'));
});
