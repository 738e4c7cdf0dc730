import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GoneMunicipality, OtherName, OtherNameKind } from '@pratiche/domain';
import { parse } from 'csv-parse/sync';
import { referenceDataFolder } from '../platform/config/index.js';

/** Names beside those of the table; the files with their sources and dates are in ATTRIBUTION.md. */
export interface ReferenceNames {
  otherNames: OtherName[];
  gone: GoneMunicipality[];
}

type CsvRow<Column extends string> = Record<Column, string>;

const OTHER_NAME_KINDS: Readonly<Record<string, OtherNameKind>> = {
  frazione: 'hamlet',
  lingua: 'language',
  soppresso: 'former',
  uso: 'usual',
};

/** From this day on, people and registers may still write a municipality that is gone. */
const GONE_SINCE = '1920-01-01';

/**
 * Reads names in the other language, predecessors of merged municipalities, hamlets and usual short
 * names, and municipalities that are gone.
 */
export async function readReferenceNames(): Promise<ReferenceNames> {
  const [municipalities, names, places] = await Promise.all([
    readRows<'belfiore' | 'nome' | 'provincia' | 'nome_altra_lingua' | 'zona_nota'>('comuni.csv'),
    readRows<'belfiore' | 'nome' | 'tipo'>('comuni-altri-nomi.csv'),
    readRows<'nome' | 'provincia' | 'tipo' | 'data_fine'>('belfiore-luoghi.csv'),
  ]);
  const otherNames: OtherName[] = municipalities.flatMap(
    ({ belfiore: code, nome, nome_altra_lingua: other, zona_nota: note }) => [
      ...(other === '' ? [] : [{ code, name: other, kind: 'language' as const }]),
      ...listPredecessors(note)
        .filter((name) => name !== nome)
        .map((name) => ({ code, name, kind: 'former' as const })),
    ],
  );
  for (const { belfiore: code, nome: name, tipo } of names) {
    const kind = OTHER_NAME_KINDS[tipo];
    if (kind === undefined) throw new Error(`comuni-altri-nomi.csv: unknown kind ${tipo}`);
    otherNames.push({ code, name, kind });
  }
  const gone = places
    .filter(({ tipo, data_fine: until }) => tipo === 'comune_soppresso' && until >= GONE_SINCE)
    .map(({ nome: name, provincia: province, data_fine: until }) => ({ name, province, until }));
  return { otherNames, gone };
}

/**
 * Municipalities that were merged, from the note of the climate zone: "comuni estinti in zona E:
 * Bellagio E 2259GG 229m; Civenna E 2960GG 627m". Municipalities that were split off are none.
 */
function listPredecessors(note: string): string[] {
  const [, list] = /comuni estinti in zon[ae][^:]*:\s*([^.]*)/.exec(note) ?? [];
  return (list ?? '')
    .split(';')
    .map((part) => part.replace(/\s+[A-F]\s.*$/, '').trim())
    .filter((name) => name !== '');
}

async function readRows<Column extends string>(file: string): Promise<CsvRow<Column>[]> {
  const csv = await readFile(join(referenceDataFolder, file));
  return parse(csv, { bom: true, columns: true, skip_empty_lines: true }) as CsvRow<Column>[];
}
