import { formatExactMoment, formatMoment, getDeviceName } from '@pratiche/domain';
import {
  describeCompanyOrigin,
  isSignatureEventType,
  NO_PORTAL_SIGNATURE,
  PAPER_TITLES,
  SIGNATURE_EVENTS,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { encode } from 'uqr';
import {
  PdfDocumentBuilder,
  type CardPicture,
  type KeyValue,
} from '../../../platform/pdf/index.js';
import { toVerificationUrl } from '../paper-signature.mapper.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import { sha256 } from '../signature-hash.util.js';
import { isStoredPicture, parseStoredMark } from '../signature-mark.util.js';
import type { CheckedRecord } from './signature-record.service.js';

const INTRODUCTION =
  'Questo certificato accompagna un documento firmato online con firma elettronica semplice (art. 20, comma 1-bis, del D.Lgs. 82/2005). Il giudice ne valuta liberamente il valore, in base alla sicurezza e all’integrità di ciò che segue.';

const UNREADABLE = 'Disegno non leggibile';
const BEING_COPIED = 'Disegno in preparazione: scarica di nuovo il certificato tra qualche minuto';

/** A hash fits on one line. */
const NAME_AND_VALUE = [{ width: 27, isHeader: true }, { width: 73 }] as const;

/** The receipt of a signature: who signed what, when and how, with all that checks it. */
export async function createCertificatePdf(
  row: PaperSignature,
  { record, faults, isSignedByPortal }: CheckedRecord,
  { publicUrl, brand }: { publicUrl: string; brand: string },
): Promise<Buffer> {
  const { envelope, events, seal } = record;
  const url = toVerificationUrl(publicUrl, row.verificationCode);
  const pdf = new PdfDocumentBuilder({
    // Above each page: one that is read alone says it too.
    title: row.ended === null ? 'Certificato di firma' : 'Certificato di firma non più valida',
    subject: PAPER_TITLES[row.code],
    reference: `Busta ${row.verificationCode}`,
    created: row.signed ?? row.created,
    brand,
  });
  pdf.addTitleBesideCode(
    `${INTRODUCTION} Per verificarlo inquadra il codice oppure apri ${url}; puoi anche caricare lì il documento.`,
    encode(url).data,
    { alt: 'Codice QR della pagina di verifica' },
  );
  if (row.ended !== null)
    pdf.addWarning(
      `Questa firma non vale più dal ${formatMoment(row.ended.toISOString())}: ${row.reason ?? 'annullata'}.`,
    );
  if (faults.length > 0) pdf.addWarning(`Attenzione: ${faults.map(({ text }) => text).join(' ')}`);
  const companyOrigin = describeCompanyOrigin(events);
  if (companyOrigin !== null) pdf.addCaution(companyOrigin);
  const stamped = events.findLast(({ type }) => type === 'stamped');
  const signed = events.find(({ type }) => type === 'signed');
  pdf.addCard({
    columns: 2,
    isVoid: row.ended !== null || faults.length > 0,
    facts: [
      ['Chi ha firmato', `${envelope.signerName}, ${envelope.signerRole}`],
      ['Firmato il', signed === undefined ? '—' : `${formatExactMoment(signed.at)} (ora italiana)`],
      ['Codice fiscale', envelope.signerTaxCode],
      ['Pratica', `n. ${envelope.dossierId}`],
      ['Documento', `${envelope.title} (edizione ${envelope.edition})`],
      ['Impresa', envelope.company || '—'],
    ],
    picture: createCertificatePicture(row, events, envelope.signerName) ?? undefined,
  });
  const rows: KeyValue[] = [
    ['Riconosciuto con', envelope.identifiedBy],
    ['Codice inviato a', String(signed?.facts['codeAddress'] ?? '—')],
    ['Testo accettato', `${envelope.consentText} (versione ${envelope.consentVersion})`],
    ['SHA-256 del documento', envelope.documentSha256],
    ['SHA-256 dei dati stampati', envelope.snapshotSha256],
    ['Sigillo del registro', seal ?? '—'],
    ['Impronta della firma nel registro', signed?.hash ?? '—'],
    ['Firma del portale', describePortalSignature(record, isSignedByPortal)],
    [
      'Marca temporale',
      stamped === undefined
        ? row.timestampState === 'waiting'
          ? 'richiesta, non ancora arrivata'
          : 'non richiesta'
        : `${formatExactMoment(String(stamped.facts['at']))} (ora italiana), ${String(stamped.facts['authority'])}`,
    ],
    [
      'Documenti d’identità nella pratica',
      envelope.identityDocuments.length === 0
        ? 'nessuno al momento della firma'
        : envelope.identityDocuments.join(' '),
    ],
    ['Conservato fino al', String(signed?.facts['keptUntil'] ?? '—')],
  ];
  pdf.addTable({ columns: NAME_AND_VALUE, rows, isCompact: true });
  addLog(pdf, events);
  return pdf.toBuffer();
}

/** The key is named by the start of its SHA-256, which can be compared with the evidence. */
function describePortalSignature(
  { events, portalSignatures = [] }: CheckedRecord['record'],
  isSignedByPortal: boolean,
): string {
  if (!isSignedByPortal) return NO_PORTAL_SIGNATURE;
  const signed = events.find(({ type }) => type === 'signed');
  const own = portalSignatures.find(({ seq }) => seq === signed?.seq);
  return own === undefined ? 'manca' : `Ed25519, chiave ${own.kid}`;
}

/** The exact moments are part of the hashes: they stand as recorded, beside those that people read. */
function addLog(pdf: PdfDocumentBuilder, events: CheckedRecord['record']['events']): void {
  const devices = listDevices(events);
  pdf.addHeading('Il registro').addTable({
    columns: [
      { width: 3.5, title: 'N.', isHeader: true },
      { width: 28.5, title: 'Passaggio' },
      { width: 16.5, title: 'Ora italiana' },
      { width: 25.5, title: 'Ora nel registro' },
      { width: 26, title: 'Da dove' },
    ],
    isCompact: true,
    rows: events.map(({ seq, type, at, address, device, facts }) => [
      String(seq),
      `${isSignatureEventType(type) ? SIGNATURE_EVENTS[type].text : type}${type === 'page-shown' ? ` ${String(facts['page'])}` : ''}`,
      formatExactMoment(at),
      at,
      [address, devices.get(device ?? '')].filter(Boolean).join(', ') || 'server',
    ]),
  });
  if (devices.size === 0) return;
  pdf.addHeading('I dispositivi, come si sono presentati al server').addTable({
    columns: NAME_AND_VALUE,
    rows: [...devices].map(([device, name]) => [name, device]),
    isCompact: true,
  });
}

/**
 * Draws the signature on its certificate. A stored picture is never decoded here: its copy is
 * drawn, if it is the one that the record names.
 */
function createCertificatePicture(
  { drawing, drawingCopy, drawingCopyState }: PaperSignature,
  events: readonly SignatureEvent[],
  signerName: string,
): CardPicture | null {
  if (drawing === null) return null;
  if (!isStoredPicture(drawing)) {
    const mark = parseStoredMark(drawing);
    if (mark === null) return { remark: UNREADABLE };
    return mark.kind === 'drawn'
      ? { lines: mark, alt: `Firma di ${signerName}, disegnata` }
      : { written: mark.name, alt: `Firma di ${signerName}, scritta` };
  }
  if (drawingCopyState === null) return { remark: BEING_COPIED };
  const copy = drawingCopy === null ? null : Buffer.from(drawingCopy, 'base64');
  const copied = events.findLast(({ type }) => type === 'drawing-copied');
  return copy === null || copied?.facts['copySha256'] !== sha256(copy)
    ? { remark: UNREADABLE }
    : { image: copy, alt: `Firma di ${signerName}, disegnata o scritta` };
}

/**
 * Names of the devices of a record by their `User-Agent`: "Chrome su Android". Those that would
 * share a name are numbered, so that a step tells which of them it came from.
 */
function listDevices(events: readonly SignatureEvent[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { device } of events) {
    if (!device || names.has(device)) continue;
    const name = getDeviceName(device);
    const taken = [...names.keys()].filter((other) => getDeviceName(other) === name).length;
    names.set(device, taken === 0 ? name : `${name} (${taken + 1})`);
  }
  return names;
}
