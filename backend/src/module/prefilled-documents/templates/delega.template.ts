import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  declarantRows,
  installerRows,
  orBlankLine,
  drawPossessionBoxes,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';

/** Mandate, delegation of the filing with ENEA, and privacy notice; signed by the beneficiary. */
export function drawDelega(
  pdf: PdfDocumentBuilder,
  { form, installer }: PrefilledDocumentData,
): void {
  const company = orBlankLine(installer.businessName, 40);
  pdf.addHeading('Il beneficiario').addKeyValues(declarantRows(form));
  pdf
    .addHeading('Immobile e lavori')
    .addKeyValues([...propertyRows(form), ...interventionRows(form)]);
  pdf.addParagraph('sul quale ha il titolo di:');
  drawPossessionBoxes(pdf, form);
  pdf.addHeading('Incarico').addKeyValues(installerRows(installer));
  pdf.addParagraph(
    `Il beneficiario incarica l’impresa ${company} di preparare, anche con l’aiuto del fornitore del portale Pratiche Infissi, la pratica per la ` +
      `detrazione ${orBlankLine(getChoiceLabel(SERVICE_TYPES, form.serviceType))} relativa ai lavori indicati.`,
  );
  pdf.addHeading('Delega alla trasmissione a ENEA');
  pdf.addParagraph(
    'Il beneficiario delega l’impresa, e il fornitore del portale da essa incaricato, a:',
  );
  pdf.addList([
    'inserire nel sito di ENEA i dati della pratica e trasmetterli in suo nome, entro 90 giorni dalla fine dei lavori;',
    'correggere i dati trasmessi quando è necessario e il termine lo consente;',
    'ricevere la scheda descrittiva, la ricevuta e il codice CPID, che gli saranno consegnati.',
  ]);
  pdf.addCheckBox(
    'Autorizza ad acquisire in suo nome i dati catastali dell’immobile (visura).',
    form.acquisizioneBeneficiario,
  );
  pdf.addParagraph(
    'Il beneficiario dichiara che i dati e i documenti consegnati sono veri e completi, sa che la detrazione dipende dai requisiti di legge e si impegna a ' +
      'conservare fatture, bonifici e certificazioni per i controlli.',
  );
  pdf.addSignatures(['Firma del beneficiario']);
  pdf.addHeading('Informazioni sul trattamento dei dati (art. 13 del Regolamento UE 2016/679)');
  pdf.addParagraph(
    `Titolare del trattamento è l’impresa ${company}; il fornitore del portale li tratta per suo conto come responsabile. I dati servono a preparare, ` +
      'trasmettere e conservare la pratica (esecuzione dell’incarico e obblighi di legge); senza di essi la pratica non può essere trasmessa. Sono comunicati a ENEA e, se ' +
      'richiesti, all’Amministrazione finanziaria. Sono conservati per il tempo in cui la detrazione può essere controllata. L’interessato può chiedere accesso, ' +
      'rettifica, cancellazione, limitazione, portabilità, opporsi al trattamento e presentare reclamo al Garante per la protezione dei dati personali.',
  );
  pdf.addSignatures(
    ['Firma del beneficiario'],
    'Il beneficiario dichiara di aver ricevuto e letto queste informazioni.',
  );
  pdf.addSmallText('Allegare copia del documento d’identità di chi firma.');
}
