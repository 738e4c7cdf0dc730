import { CLIMATE_ZONES, normalizeSearchText, type ClimateZone } from '@pratiche/domain';
import { findRegionByProvince } from '@pratiche/domain/accounts';
import { badRequest } from '../../platform/http/problem.exception.js';
import { parseCsv, type CsvRow } from '../../platform/csv/csv-parser.util.js';
import { SAN_MARINO_CODE } from '../reference-municipalities.util.js';
import type { MunicipalityEntity } from '../municipality.entity.js';
import type { ImportKind } from '../municipality-import.entity.js';
import type { ImportProblemDto } from './dto/municipality-report.dto.js';

export const MAX_CSV_BYTES = 4_000_000;
const MAX_ROWS = 12_000;

/** Headings as in the table shipped with the portal, and as ISTAT and people write them. */
const COLUMNS = {
  belfiore: ['codice', 'codice belfiore', 'codice catastale', 'codice catastale del comune'],
  nome: ['comune', 'denominazione', 'denominazione in italiano'],
  provincia: ['sigla', 'sigla automobilistica', 'sigla provincia', 'prov'],
  regione: ['denominazione regione'],
  cap: ['caps', 'codice postale', 'codici postali'],
  zona_climatica: ['zona', 'zona clim'],
  zona_nota: ['nota', 'nota zona'],
} as const;
type ColumnKey = keyof typeof COLUMNS;
type Row = CsvRow<ColumnKey>;

const REQUIRED_COLUMNS: Record<ImportKind, readonly ColumnKey[]> = {
  comuni: ['belfiore', 'nome', 'provincia', 'cap'],
  zone: ['belfiore', 'zona_climatica'],
};

/** The table as a file wants it to be, and what in the file was not understood. */
export interface ParsedImportTable {
  rows: MunicipalityEntity[];
  errors: ImportProblemDto[];
  lines: number;
}

type ParsedLine = { row: MunicipalityEntity } | { message: string };

/** @throws 400, 413, 415 where the file as a whole cannot be read */
export function parseImportFile(
  kind: ImportKind,
  bytes: Buffer,
  current: readonly MunicipalityEntity[],
): ParsedImportTable {
  const { present, rows } = parseCsv(bytes, COLUMNS, { maxRows: MAX_ROWS });
  const missing = REQUIRED_COLUMNS[kind].filter((key) => !present.has(key));
  if (missing.length > 0)
    throw badRequest(`Nella prima riga mancano le colonne: ${missing.join(', ')}.`, 'csv-columns');
  if (rows.length === 0)
    throw badRequest('Il file non ha righe oltre ai nomi delle colonne.', 'csv-empty');
  const known = new Map(current.map((row) => [row.code, row]));
  const hasZone = present.has('zona_climatica');
  const wanted = new Map<string, MunicipalityEntity>();
  const errors: ImportProblemDto[] = [];
  for (const line of rows) {
    const code = line.cells.belfiore.toUpperCase();
    const read = parseLine(kind, code, line, known.get(code), hasZone);
    const message =
      'message' in read
        ? read.message
        : wanted.has(code)
          ? `Il codice ${code} c’è già in una riga precedente.`
          : null;
    if (message !== null) errors.push({ line: line.line, message });
    else if ('row' in read) wanted.set(code, read.row);
  }
  return { rows: [...wanted.values(), ...kept(kind, current, wanted)], errors, lines: rows.length };
}

function parseLine(
  kind: ImportKind,
  code: string,
  { cells }: Row,
  before: MunicipalityEntity | undefined,
  hasZone: boolean,
): ParsedLine {
  if (!/^[A-Z]\d{3}$/.test(code))
    return {
      message: `«${cells.belfiore.slice(0, 20)}» non è un codice catastale: una lettera e tre cifre.`,
    };
  const zone = hasZone
    ? parseZone(cells)
    : {
        climateZone: before?.climateZone ?? null,
        zoneToVerify: before?.zoneToVerify ?? code !== SAN_MARINO_CODE,
      };
  if (zone === null)
    return {
      message: `«${cells.zona_climatica.slice(0, 20)}» non è una zona climatica: una lettera da A a F.`,
    };
  return kind === 'zone'
    ? parseZoneLine(code, cells, before, zone)
    : parseMunicipalityLine(code, cells, before, zone);
}

type Zone = Pick<MunicipalityEntity, 'climateZone' | 'zoneToVerify'>;

function parseZoneLine(
  code: string,
  cells: Row['cells'],
  before: MunicipalityEntity | undefined,
  zone: Zone,
): ParsedLine {
  if (before === undefined)
    return { message: `Nessun comune con il codice ${code}: importa prima i comuni.` };
  if (zone.climateZone === null && code !== SAN_MARINO_CODE)
    return { message: `Manca la zona climatica di ${before.name}.` };
  if (cells.nome !== '' && normalizeSearchText(cells.nome) !== normalizeSearchText(before.name))
    return {
      message: `Il codice ${code} è di ${before.name}, non di «${cells.nome.slice(0, 60)}».`,
    };
  return { row: { ...before, ...zone } };
}

function parseMunicipalityLine(
  code: string,
  cells: Row['cells'],
  before: MunicipalityEntity | undefined,
  zone: Zone,
): ParsedLine {
  const province = cells.provincia.toUpperCase();
  const region = findRegionByProvince(province);
  const caps = cells.cap
    .split(/[;,|\s]+/)
    .filter((cap) => cap !== '')
    .map((cap) => (/^\d{3,4}$/.test(cap) ? cap.padStart(5, '0') : cap));
  if (!/^[\p{L}\p{M}'’ .\-/()]{1,120}$/u.test(cells.nome))
    return { message: `«${cells.nome.slice(0, 60)}» non può essere il nome di un comune.` };
  if (region === null)
    return { message: `«${cells.provincia.slice(0, 20)}» non è la sigla di una provincia.` };
  if (caps.length === 0) return { message: `Manca il CAP di ${cells.nome}.` };
  const bad = caps.find((cap) => !/^\d{5}$/.test(cap));
  if (bad !== undefined) return { message: `«${bad.slice(0, 20)}» non è un CAP: cinque cifre.` };
  const usual = before?.province === province ? before.region : region;
  return {
    row: {
      code,
      name: cells.nome,
      province,
      region: cells.regione.slice(0, 60) || usual,
      caps: [...new Set(caps)].join(';'),
      ...zone,
    },
  };
}

function parseZone({ zona_climatica: written, zona_nota: note }: Row['cells']): Zone | null {
  const climateZone: ClimateZone | null =
    CLIMATE_ZONES.find(({ value }) => value === written.toUpperCase())?.value ?? null;
  if (climateZone === null && written !== '') return null;
  return { climateZone, zoneToVerify: note.toUpperCase().startsWith('DA VERIFICARE') };
}

/** Zones change single rows. A list of municipalities replaces all but San Marino, which is in no Italian list. */
const kept = (
  kind: ImportKind,
  current: readonly MunicipalityEntity[],
  wanted: ReadonlyMap<string, unknown>,
): MunicipalityEntity[] =>
  current.filter(({ code }) => !wanted.has(code) && (kind === 'zone' || code === SAN_MARINO_CODE));
