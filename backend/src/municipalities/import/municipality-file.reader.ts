import { createHash } from 'node:crypto';
import type { MunicipalityEntity } from '../municipality.entity.js';
import type { ImportKind } from '../municipality-import.entity.js';
import type { ImportProblemDto } from './dto/municipality-report.dto.js';
import { diffMunicipalities, type RowDifference } from './municipality-diff.util.js';
import { parseImportFile } from './municipality-import-parser.util.js';

export interface MunicipalityFileInput {
  kind: ImportKind;
  bytes: Uint8Array;
  /** The table in use. */
  current: readonly MunicipalityEntity[];
  /** The import that it comes from, 0 for the table as shipped. */
  baseId: number;
}

export interface MunicipalityFileReading {
  hash: string;
  confirmation: string;
  lines: number;
  differences: RowDifference[];
  errors: ImportProblemDto[];
}

/** Compares a file with the table in use. @throws 400, 413 or 415 where it cannot be read at all */
export function readFile({
  kind,
  bytes,
  current,
  baseId,
}: MunicipalityFileInput): MunicipalityFileReading {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { rows, errors, lines } = parseImportFile(kind, file, current);
  const differences = diffMunicipalities(current, rows);
  const hash = createHash('sha256').update(file).digest('hex');
  // The differences as well: a new bundled edition changes the table without an import.
  const confirmation = createHash('sha256')
    .update(JSON.stringify([kind, hash, baseId, differences]))
    .digest('base64url');
  return { hash, confirmation, lines, differences, errors };
}
