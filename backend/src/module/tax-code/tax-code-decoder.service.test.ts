import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cleanCountryName } from '@pratiche/domain';
import { parse } from 'csv-parse/sync';
import { taxCode } from '../../../test/kit/tax-code.js';
import { referenceDataFolder } from '../../platform/config/index.js';
import { TaxCodeDecoderService } from './tax-code-decoder.service.js';

interface PlaceRow {
  belfiore: string;
  nome: string;
  provincia: string;
  tipo: string;
  data_fine: string;
}

const service = new TaxCodeDecoderService();
const decode = (belfiore: string, birthDate: string) =>
  service.decodeTaxCodeOrNull(
    taxCode({ lastName: 'Verdi', firstName: 'Elena', gender: 'F', birthDate, belfiore }),
  );

let places: PlaceRow[] = [];
beforeAll(async () => {
  places = parse(await readFile(join(referenceDataFolder, 'belfiore-luoghi.csv')), {
    columns: true,
  });
});

describe('places of birth', () => {
  it.each<[string, string, string, string?]>([
    ['Z349', '1960-05-10', 'Eswatini'],
    ['Z148', '1960-05-10', 'Macedonia del Nord'],
    ['Z156', '1970-05-10', 'Repubblica Ceca'],
    ['Z206', '1960-05-10', 'Myanmar'],
    ['Z209', '1960-05-10', 'Sri Lanka'],
    ['Z242', '1960-05-10', 'Timor Est'],
    ['Z307', '1960-05-10', 'Capo Verde'],
    ['Z312', '1960-05-10', 'Repubblica Democratica del Congo'],
    ['Z313', '1960-05-10', "Costa d'Avorio"],
    ['Z337', '1960-05-10', 'Zimbabwe'],
    ['Z354', '1960-05-10', 'Burkina Faso'],
    // Places that tables of places often miss or take for another.
    ['F991', '1970-05-10', 'Nuxis', 'CI'],
    ['F059', '1970-05-10', 'Mattinata', 'FG'],
    ['G133', '1970-05-10', 'Ortacesus', 'CA'],
    ['L884', '1925-05-10', 'Vignola', 'TN'],
    ['L885', '1970-05-10', 'Vignola', 'MO'],
    ['B405', '1970-05-10', 'Calendasco', 'PC'],
    ['B404', '1970-05-10', 'Caldonazzo', 'TN'],
    ['C615', '1970-05-10', 'Chiaravalle', 'AN'],
    ['B665', '1940-05-10', 'Capodistria', 'PL'],
    // States that ended keep their names.
    ['Z105', '1960-05-10', 'Cecoslovacchia'],
    ['Z111', '1960-05-10', 'Repubblica Democratica Tedesca'],
    ['Z118', '1960-05-10', 'Jugoslavia'],
    ['Z135', '1960-05-10', 'Unione Repubbliche Socialiste Sovietiche'],
    ['Z157', '2004-05-10', 'Serbia e Montenegro'],
    ['Z350', '1960-05-10', 'Tanganica'],
  ])('%s of a person born on %s is %s', async (belfiore, birthDate, name, province = 'EE') => {
    expect(await decode(belfiore, birthDate)).toEqual({
      genere: 'F',
      nascita: birthDate,
      comune: name,
      provincia: province,
    });
  });

  it('is the state of today for every code of a state', async () => {
    const states = places.filter(({ tipo }) => tipo.startsWith('stato_estero'));
    expect(states).toHaveLength(236);
    for (const { belfiore, nome } of states) {
      expect(await decode(belfiore, '1960-05-10')).toMatchObject({ comune: nome, provincia: 'EE' });
      expect(cleanCountryName(nome)).toBe(nome);
      expect(nome).not.toMatch(/,|\(ex | ex /);
    }
  });
});
