import {
  clientName,
  formatCents,
  labelOf,
  SERVICE_TYPES,
  totalExpenseCents,
  type DossierForm,
} from '@pratiche/domain';
import type { PdfPaper } from '../../platform/pdf/index.js';
import { declarant, orBlank, possessionBoxes, property, works } from '../parts.js';
import type { PaperData } from '../prefilled.js';

/** The beneficiary's declaration in place of an affidavit. */
export function atto(paper: PdfPaper, { form }: PaperData): void {
  paper.paragraph(
    'Dichiarazione sostitutiva di atto di notorietà (art. 47 del D.P.R. 28 dicembre 2000, n. 445)',
  );
  paper.heading('Il dichiarante').keyValues(declarant(form));
  paper.paragraph(
    'consapevole delle sanzioni penali previste per dichiarazioni false (art. 76 del D.P.R. 445/2000) e della perdita dei benefici ottenuti (art. 75 dello stesso decreto),',
  );
  paper.strong('DICHIARA');
  paper.paragraph('di avere sull’immobile qui indicato il titolo di:');
  possessionBoxes(paper, form);
  paper.keyValues([...property(form), ...works(form)]);
  paper.paragraph('e inoltre:');
  paper.numbered(statements(form));
  others(paper, form);
  paper.signatures([`Firma del dichiarante${form.isCompany ? ' (legale rappresentante)' : ''}`]);
  paper.small(
    'La firma non va autenticata se si allega copia di un documento d’identità valido (art. 38 del D.P.R. 445/2000).',
  );
}

function statements(form: DossierForm): string[] {
  // Only Ecobonus asks for the expenses: what was left of another service, or came with a file, nobody has seen before signing.
  const spent = form.serviceType === 1 ? totalExpenseCents(form) : 0;
  return [
    'che l’immobile è esistente, è iscritto in catasto o ne è stata chiesta l’iscrizione, ed è in regola con il pagamento dei tributi dovuti;',
    ...(form.serviceType === 1
      ? [
          'che l’unità immobiliare era dotata, prima dei lavori, di impianto di riscaldamento nei casi in cui la legge lo richiede;',
        ]
      : []),
    `di avere sostenuto per i lavori spese per ${orBlank(spent > 0 ? formatCents(spent) : null)}, documentate da fatture a suo nome e pagate nei modi previsti per la detrazione ` +
      `${orBlank(labelOf(SERVICE_TYPES, form.serviceType))};`,
    'che per le stesse spese non ha ottenuto altre agevolazioni non cumulabili;',
    'che, dove il titolo lo richiede, ha il consenso del proprietario ai lavori;',
    'che i dati comunicati per la pratica corrispondono al vero e che conserverà i documenti per i controlli.',
  ];
}

function others(paper: PdfPaper, form: DossierForm): void {
  if (form.otherBeneficiaries.length === 0) return;
  paper.paragraph('La spesa è sostenuta insieme a:');
  paper.table({
    columns: [
      { width: 3, title: 'Altro beneficiario', isHeader: true },
      { width: 2, title: 'Codice fiscale' },
    ],
    rows: form.otherBeneficiaries.map((one) => [clientName(one) || null, one.beneficiarySsn]),
  });
}
