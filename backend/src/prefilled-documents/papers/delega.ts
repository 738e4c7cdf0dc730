import { labelOf, SERVICE_TYPES } from '@pratiche/domain';
import type { PdfPaper } from '../../platform/pdf/index.js';
import { declarant, installerRows, orBlank, possessionBoxes, property, works } from '../parts.js';
import type { PaperData } from '../prefilled.js';

/** Mandate, delegation of the filing with ENEA, and privacy notice; signed by the beneficiary. */
export function delega(paper: PdfPaper, { form, installer }: PaperData): void {
  const company = orBlank(installer.businessName, 40);
  paper.heading('Il beneficiario').keyValues(declarant(form));
  paper.heading('Immobile e lavori').keyValues([...property(form), ...works(form)]);
  paper.paragraph('sul quale ha il titolo di:');
  possessionBoxes(paper, form);
  paper.heading('Incarico').keyValues(installerRows(installer));
  paper.paragraph(
    `Il beneficiario incarica l’impresa ${company} di preparare, anche con l’aiuto del fornitore del portale Pratiche Infissi, la pratica per la ` +
      `detrazione ${orBlank(labelOf(SERVICE_TYPES, form.serviceType))} relativa ai lavori indicati.`,
  );
  paper.heading('Delega alla trasmissione a ENEA');
  paper.paragraph(
    'Il beneficiario delega l’impresa, e il fornitore del portale da essa incaricato, a:',
  );
  paper.list([
    'inserire nel sito di ENEA i dati della pratica e trasmetterli in suo nome, entro 90 giorni dalla fine dei lavori;',
    'correggere i dati trasmessi quando è necessario e il termine lo consente;',
    'ricevere la scheda descrittiva, la ricevuta e il codice CPID, che gli saranno consegnati.',
  ]);
  paper.checkBox(
    'Autorizza ad acquisire in suo nome i dati catastali dell’immobile (visura).',
    form.acquisizioneBeneficiario,
  );
  paper.paragraph(
    'Il beneficiario dichiara che i dati e i documenti consegnati sono veri e completi, sa che la detrazione dipende dai requisiti di legge e si impegna a ' +
      'conservare fatture, bonifici e certificazioni per i controlli.',
  );
  paper.signatures(['Firma del beneficiario']);
  paper.heading('Informazioni sul trattamento dei dati (art. 13 del Regolamento UE 2016/679)');
  paper.paragraph(
    `Titolare del trattamento è l’impresa ${company}; il fornitore del portale li tratta per suo conto come responsabile. I dati servono a preparare, ` +
      'trasmettere e conservare la pratica (esecuzione dell’incarico e obblighi di legge); senza di essi la pratica non può essere trasmessa. Sono comunicati a ENEA e, se ' +
      'richiesti, all’Amministrazione finanziaria. Sono conservati per il tempo in cui la detrazione può essere controllata. L’interessato può chiedere accesso, ' +
      'rettifica, cancellazione, limitazione, portabilità, opporsi al trattamento e presentare reclamo al Garante per la protezione dei dati personali.',
  );
  paper.signatures(
    ['Firma del beneficiario'],
    'Il beneficiario dichiara di aver ricevuto e letto queste informazioni.',
  );
  paper.small('Allegare copia del documento d’identità di chi firma.');
}
