import {
  BANK_LINES_MAX,
  BANK_TABLE_COLUMNS,
  BankStatementError,
  isCbiStatement,
  readBankTable,
  readCbiStatement,
  type BankLine,
} from '@pratiche/domain';
import { readCamtStatement } from '@pratiche/domain/xml';
import { decodeCsv } from '../../platform/csv/csv-decoder.util.js';
import { parseCsv } from '../../platform/csv/csv-parser.util.js';
import { unprocessable } from '../../platform/http/problem.exception.js';
import { decodeXml } from '../../platform/xml/xml-decoder.util.js';
import { parseXmlTree } from '../../platform/xml/xml-tree.util.js';

const DEPTH_MAX = 30;
/** 5,000 movements with all their parts. */
const PARTS_MAX = 300_000;

const createRefusal = (message: string) =>
  unprocessable(message, 'statement-refused', { errors: [{ field: 'file', message }] });

/** @throws 413, 415 or 422 with what to do about the file */
export function readFile({ bytes }: { bytes: Uint8Array }): BankLine[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readStatement(buffer);
  } catch (error) {
    if (error instanceof BankStatementError) throw createRefusal(error.message);
    throw error;
  }
}

function readStatement(buffer: Buffer): BankLine[] {
  if (isXml(buffer))
    return readCamtStatement(
      parseXmlTree(decodeXml(buffer), {
        depthMax: DEPTH_MAX,
        elementsMax: PARTS_MAX,
        attributesMax: PARTS_MAX,
        createError: (fault) =>
          createRefusal(
            fault.kind === 'syntax'
              ? `Il file non è un XML leggibile: c’è un errore alla riga ${fault.line}. Scaricalo di nuovo dalla banca.`
              : 'Questo XML non è un estratto conto CAMT.053: scaricalo di nuovo dalla banca.',
          ),
      }),
    );
  const text = decodeCsv(buffer);
  if (isCbiStatement(text)) return readCbiStatement(text);
  const { rows, present } = parseCsv(buffer, BANK_TABLE_COLUMNS, {
    maxRows: BANK_LINES_MAX,
    isRepeatable: true,
  });
  return readBankTable(rows, present);
}

/** The first sign that is no blank, in any encoding. */
const isXml = (buffer: Buffer): boolean =>
  /^(?:\ufeff|\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(
    buffer.subarray(0, 200).toString('latin1'),
  );
