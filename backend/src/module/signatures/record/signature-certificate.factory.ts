import { formatExactMoment } from '@pratiche/domain';
import { isSignatureEventType, PAPER_TITLES, SIGNATURE_EVENTS } from '@pratiche/domain/signatures';
import { encode } from 'uqr';
import { PdfDocumentBuilder, type KeyValue } from '../../../platform/pdf/index.js';
import { toVerificationUrl } from '../paper-signature.mapper.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import { listDevices } from './signing-devices.util.js';
import type { CheckedRecord } from './signature-record.service.js';

const DRAWING_HEIGHT = 70;
const QR_SIDE = 90;

/** The receipt of a signature: who signed what, when and how, with all that checks it. */
export async function createCertificatePdf(
  row: PaperSignature,
  { record: { envelope, events, seal }, faults }: CheckedRecord,
  { publicUrl, brand }: { publicUrl: string; brand: string },
): Promise<Buffer> {
  const url = toVerificationUrl(publicUrl, row.verificationCode);
  const pdf = new PdfDocumentBuilder({
    title: 'Certificato di firma',
    subject: PAPER_TITLES[row.code],
    reference: `Busta ${row.verificationCode}`,
    created: row.signed ?? row.created,
    brand,
  });
  pdf
    .addTitle()
    .addParagraph(
      'Questo certificato accompagna un documento firmato online con firma elettronica semplice (art. 20, comma 1-bis, del D.Lgs. 82/2005). Il giudice ne valuta liberamente il valore, in base alla sicurezza e all’integrità di ciò che segue.',
    );
  if (row.ended !== null)
    pdf.addStrongText(`Questa firma non vale più: ${row.reason ?? 'annullata'}.`);
  if (faults.length > 0)
    pdf.addStrongText(`Attenzione: ${faults.map(({ text }) => text).join(' ')}`);
  const stamped = events.findLast(({ type }) => type === 'stamped');
  const signed = events.find(({ type }) => type === 'signed');
  const rows: KeyValue[] = [
    ['Documento', `${envelope.title} (edizione ${envelope.edition})`],
    ['Pratica', `n. ${envelope.dossierId}`],
    ['Chi ha firmato', `${envelope.signerName}, ${envelope.signerRole}`],
    ['Codice fiscale', envelope.signerTaxCode],
    ['Riconosciuto con', envelope.identifiedBy],
    ['Codice mandato a', String(signed?.facts['codeAddress'] ?? '—')],
    ['Firmato il', signed === undefined ? '—' : `${formatExactMoment(signed.at)} (ora italiana)`],
    ['Proposto da', envelope.company || '—'],
    ['Testo accettato', `${envelope.consentText} (versione ${envelope.consentVersion})`],
    ['SHA-256 del documento', envelope.documentSha256],
    ['SHA-256 dei dati stampati', envelope.snapshotSha256],
    ['Sigillo del registro', seal ?? '—'],
    [
      'Marca temporale',
      stamped === undefined
        ? row.timestampState === 'waiting'
          ? 'chiesta, non ancora arrivata'
          : 'non chiesta'
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
  pdf.addKeyValues(rows);
  if (row.drawing !== null)
    pdf.addHeading('La firma, disegnata o scritta').addImage(Buffer.from(row.drawing, 'base64'), {
      height: DRAWING_HEIGHT,
      alt: `Firma di ${envelope.signerName}`,
    });
  addLog(pdf, events);
  pdf.addHeading('Come si verifica');
  pdf.addParagraph(`Apri ${url} oppure inquadra il codice; puoi anche caricare lì il documento.`);
  pdf.addMatrix(encode(url).data, { side: QR_SIDE, alt: 'Codice QR della pagina di verifica' });
  return pdf.toBuffer();
}

/** The exact moments are part of the hashes: they stand as recorded, beside those that people read. */
function addLog(pdf: PdfDocumentBuilder, events: CheckedRecord['record']['events']): void {
  const devices = listDevices(events);
  pdf.addHeading('Il registro').addTable({
    columns: [
      { width: 5, title: 'N.', isHeader: true },
      { width: 23, title: 'Passaggio' },
      { width: 20, title: 'Ora italiana' },
      { width: 30, title: 'Ora nel registro' },
      { width: 22, title: 'Da dove' },
    ],
    rows: events.map(({ seq, type, at, address, device, facts }) => [
      String(seq),
      `${isSignatureEventType(type) ? SIGNATURE_EVENTS[type].text : type}${type === 'page-shown' ? ` ${String(facts['page'])}` : ''}`,
      formatExactMoment(at),
      at,
      [address, devices.get(device ?? '')].filter(Boolean).join(', ') || 'server',
    ]),
  });
  if (devices.size === 0) return;
  pdf
    .addLeadIn('I dispositivi, come si sono presentati al server:')
    .addKeyValues([...devices].map(([device, name]) => [name, device]));
}
