import {
  describePublicEnd,
  getRecordState,
  isSignatureEventType,
  NO_PORTAL_SIGNATURE,
  PAPER_TITLES,
  SIGNATURE_EVENTS,
  type FaultPart,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import type { SignatureCheckDto, SignatureVerdictDto } from '../dto/signature-verdict.dto.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import type { CheckedRecord } from './signature-record.service.js';

interface Check {
  name: string;
  parts: readonly FaultPart[];
  ok: string;
}

const CHECKS: readonly Check[] = [
  { name: 'Documento', parts: ['paper'], ok: 'È quello firmato, byte per byte.' },
  {
    name: 'Dati della firma',
    parts: ['envelope', 'snapshot', 'drawing'],
    ok: 'Chi ha firmato, che cosa e con quale testo: nulla è cambiato.',
  },
  {
    name: 'Registro',
    parts: ['event', 'order', 'clock', 'record', 'seal', 'row'],
    ok: 'Ogni passaggio è al suo posto, con la sua ora, e nessuno è stato cambiato.',
  },
];

/** The verdict on a signature, in words. */
export function toSignatureVerdictDto(
  row: PaperSignature,
  checked: CheckedRecord,
  { comparedFile, mailedHash }: { comparedFile: boolean; mailedHash: string | null },
): SignatureVerdictDto {
  const { record } = checked;
  const { envelope, events } = record;
  const faults = [...checked.faults, ...findMailFaults(record, mailedHash)];
  const state = getRecordState(record);
  const stamped = events.findLast(({ type }) => type === 'stamped');
  return {
    isIntact: faults.length === 0,
    state,
    code: row.code,
    title: PAPER_TITLES[row.code],
    dossierId: row.dossierId,
    edition: envelope.edition,
    company: envelope.company,
    signerName: envelope.signerName,
    signerRole: envelope.signerRole,
    signedAt: (row.signed ?? row.created).toISOString(),
    reason: describePublicEnd(events),
    documentSha256: envelope.documentSha256,
    verificationCode: row.verificationCode,
    comparedFile,
    checks: [
      ...CHECKS.map((check) => toCheck(check, faults)),
      ...toPortalChecks(checked, faults),
      ...(mailedHash === null ? [] : [toCheck(MAIL_CHECK, faults)]),
      toTimestampCheck(row, faults),
    ],
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

const PORTAL_CHECK: Check = {
  name: 'Firma del portale',
  parts: ['portal'],
  ok: 'Il portale ha firmato il registro con una chiave che non sta nella banca dati.',
};
const AUDIT_CHECK: Check = {
  name: 'Registro delle attività',
  parts: ['audit'],
  ok: 'Ricorda la stessa impronta per la firma e per ogni passaggio che la segue.',
};
const MAIL_CHECK: Check = {
  name: 'Impronta dell’e-mail',
  parts: ['mail'],
  ok: 'È quella di questa firma.',
};

/** A record from before has neither; where retention removed entries, the audit log confirms less. */
function toPortalChecks(
  { isSignedByPortal, hasRemovedEntries }: CheckedRecord,
  faults: readonly SignatureFault[],
): SignatureCheckDto[] {
  if (!isSignedByPortal)
    return [{ name: PORTAL_CHECK.name, result: 'notRequested', text: NO_PORTAL_SIGNATURE }];
  const audit = toCheck(AUDIT_CHECK, faults);
  return [
    toCheck(PORTAL_CHECK, faults),
    audit.result === 'ok' && hasRemovedEntries
      ? {
          ...audit,
          result: 'notRequested',
          text: 'Le sue righe di allora sono state cancellate dopo il termine di conservazione: non è un difetto.',
        }
      : audit,
  ];
}

function findMailFaults({ events }: SignatureRecord, mailedHash: string | null): SignatureFault[] {
  const signed = events.find(({ type }) => type === 'signed');
  return mailedHash === null || signed?.hash === mailedHash
    ? []
    : [
        {
          part: 'mail',
          text: 'L’impronta nell’e-mail non è quella di questa firma: o non è l’e-mail di questa firma, o il registro è stato cambiato.',
        },
      ];
}

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function toCheck({ name, parts, ok }: Check, faults: readonly SignatureFault[]): SignatureCheckDto {
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
