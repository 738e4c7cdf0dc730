import { readFileSync } from 'node:fs';
import { LAND_REGISTER_MUNICIPALITIES, REGIONAL_LIMITS } from '@pratiche/domain';
import { expect, it } from '@jest/globals';

/** Rows without quotes before the columns that are read: code, ISTAT code, name, other name, province. */
const municipalities = readFileSync(new URL('../../data/comuni.csv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));
const REGIONS: Readonly<Record<string, string>> = {
  'In Lombardia': 'Lombardia',
  'In Emilia-Romagna': 'Emilia-Romagna',
};

it('names the municipalities of a Libro fondiario as the table of municipalities does', () => {
  const names = new Map(municipalities.map(([code, , name]) => [code, name]));
  for (const [code, name] of Object.entries(LAND_REGISTER_MUNICIPALITIES))
    expect([code, names.get(code)?.replace("'", '’')]).toEqual([code, name]);
});

it('lists every province of a region with limits of its own', () => {
  for (const { where, provinces } of REGIONAL_LIMITS.areas.filter(({ where }) => where in REGIONS))
    expect(provinces).toEqual(
      [
        ...new Set(
          municipalities
            .filter((cells) => cells[7] === REGIONS[where])
            .map(([, , , , province]) => province),
        ),
      ].sort(),
    );
});
