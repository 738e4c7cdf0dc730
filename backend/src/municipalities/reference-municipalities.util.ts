import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIMATE_ZONES } from '@pratiche/domain';
import { parse } from 'csv-parse/sync';
import { referenceDataFolder } from '../platform/config/index.js';
import type { MunicipalityEntity } from './municipality.entity.js';

interface ReferenceCsvRow {
  belfiore: string;
  nome: string;
  provincia: string;
  regione: string;
  cap: string;
  zona_climatica: string;
  zona_nota: string;
}

export const SAN_MARINO_CODE = 'Z130';

/** Not Italian, so in no table of ISTAT's, but people live and work there. */
const SAN_MARINO: MunicipalityEntity = {
  code: SAN_MARINO_CODE,
  name: 'San Marino',
  province: 'SM',
  region: 'San Marino',
  caps: Array.from({ length: 10 }, (_, last) => `4789${last}`).join(';'),
  climateZone: null,
  zoneToVerify: false,
};

/** The table shipped with the portal, and its SHA-256. */
export async function readReferenceMunicipalities(): Promise<{
  rows: () => MunicipalityEntity[];
  edition: string;
}> {
  const csv = await readFile(join(referenceDataFolder, 'comuni.csv'));
  return {
    edition: createHash('sha256').update(csv).update(JSON.stringify(SAN_MARINO)).digest('hex'),
    rows: () => [
      ...(parse(csv, { columns: true, skip_empty_lines: true }) as ReferenceCsvRow[]).map(
        toMunicipalityEntity,
      ),
      SAN_MARINO,
    ],
  };
}

const toMunicipalityEntity = (row: ReferenceCsvRow): MunicipalityEntity => ({
  code: row.belfiore,
  name: row.nome,
  province: row.provincia,
  region: row.regione,
  caps: row.cap,
  climateZone: CLIMATE_ZONES.find(({ value }) => value === row.zona_climatica)?.value ?? null,
  zoneToVerify: row.zona_nota.startsWith('DA VERIFICARE'),
});
