import {
  getRecordState,
  isSignatureEventType,
  PAPER_TITLES,
  SIGNATURE_EVENTS,
  type FaultPart,
  type SignatureFault,
} from '@pratiche/domain/signatures';
import type { SignatureCheckDto, SignatureVerdictDto } from '../dto/signature-verdict.dto.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import type { CheckedRecord } from './signature-record.service.js';

const CHECKS: readonly { name: string; parts: readonly FaultPart[]; ok: string }[] = [
  { name: 'Documento', parts: ['paper'], ok: 'È quello firmato, byte per byte.' },
  {
    name: 'Dati della firma',
    parts: ['envelope', 'snapshot', 'drawing'],
    ok: 'Chi ha firmato, che cosa e con quale testo: nulla è cambiato.',
  },
  {
    name: 'Registro',
    parts: ['event', 'order', 'clock', 'record', 'seal'],
    ok: 'Ogni passaggio è al suo posto, con la sua ora, e nessuno è stato cambiato.',
  },
];

/** The verdict on a signature, in words. */
export function toSignatureVerdictDto(
  row: PaperSignature,
  { record, faults }: CheckedRecord,
  comparedFile: boolean,
): SignatureVerdictDto {
  const { envelope, events } = record;
  const stamped = events.findLast(({ type }) => type === 'stamped');
  return {
    isIntact: faults.length === 0,
    state: getRecordState(record),
    code: row.code,
    title: PAPER_TITLES[row.code],
    dossierId: row.dossierId,
    edition: envelope.edition,
    company: envelope.company,
    signerName: envelope.signerName,
    signerRole: envelope.signerRole,
    signedAt: (row.signed ?? row.created).toISOString(),
    reason: row.reason,
    documentSha256: envelope.documentSha256,
    verificationCode: row.verificationCode,
    comparedFile,
    checks: [...CHECKS.map((check) => toCheck(check, faults)), toTimestampCheck(row, faults)],
    events: events.map(({ type, at, facts }) => ({
      type,
      at,
      text: `${isSignatureEventType(type) ? SIGNATURE_EVENTS[type].text : type}${type === 'page-shown' ? ` ${String(facts['page'])}` : ''}`,
    })),
    timestamp: {
      state: row.timestampState,
      at: readText(stamped?.facts['at']),
      authority: readText(stamped?.facts['authority']),
    },
  };
}

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function toCheck(
  { name, parts, ok }: (typeof CHECKS)[number],
  faults: readonly SignatureFault[],
): SignatureCheckDto {
  const own = faults.filter(({ part }) => parts.includes(part));
  return own.length === 0
    ? { name, result: 'ok', text: ok }
    : { name, result: 'fault', text: own.map(({ text }) => text).join(' ') };
}

function toTimestampCheck(
  { timestampState }: PaperSignature,
  faults: readonly SignatureFault[],
): SignatureCheckDto {
  const name = 'Marca temporale';
  const fault = faults.find(({ part }) => part === 'token');
  if (fault !== undefined) return { name, result: 'fault', text: fault.text };
  if (timestampState === 'stamped')
    return {
      name,
      result: 'ok',
      text: 'Un’autorità esterna attesta che il registro esisteva già.',
    };
  return timestampState === 'none'
    ? { name, result: 'notRequested', text: 'L’ora della firma è quella del server.' }
    : { name, result: 'pending', text: 'La firma vale comunque.' };
}
