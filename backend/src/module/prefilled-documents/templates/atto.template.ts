import {
  formatBeneficiaryName,
  formatCents,
  getChoiceLabel,
  SERVICE_TYPES,
  sumExpenseCents,
  type DossierForm,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  declarantRows,
  orBlankLine,
  drawPossessionBoxes,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';

/** The beneficiary's declaration in place of an affidavit. */
export function drawAtto(pdf: PdfDocumentBuilder, { form }: PrefilledDocumentData): void {
  pdf.addParagraph(
    'Dichiarazione sostitutiva di atto di notorietà (art. 47 del D.P.R. 28 dicembre 2000, n. 445)',
  );
  pdf.addHeading('Il dichiarante').addKeyValues(declarantRows(form));
  pdf.addParagraph(
    'consapevole delle sanzioni penali previste per dichiarazioni false (art. 76 del D.P.R. 445/2000) e della perdita dei benefici ottenuti (art. 75 dello stesso decreto),',
  );
  pdf.addStrongText('DICHIARA');
  pdf.addParagraph('di avere sull’immobile qui indicato il titolo di:');
  drawPossessionBoxes(pdf, form);
  pdf.addKeyValues([...propertyRows(form), ...interventionRows(form)]);
  pdf.addParagraph('e inoltre:');
  pdf.addNumberedList(declarationStatements(form));
  drawOtherBeneficiaries(pdf, form);
  pdf.addSignatures([`Firma del dichiarante${form.isCompany ? ' (legale rappresentante)' : ''}`]);
  pdf.addSmallText(
    'La firma non va autenticata se si allega copia di un documento d’identità valido (art. 38 del D.P.R. 445/2000).',
  );
}

function declarationStatements(form: DossierForm): string[] {
  // Only Ecobonus shows the expenses in the form: values left over from another service or an
  // import must not be signed unseen.
  // Nobody declares the expense of another: with several beneficiaries each writes the own share.
  const isShared = form.otherBeneficiaries.length > 0;
  const spent = form.serviceType === 1 && !isShared ? sumExpenseCents(form) : 0;
  return [
    'che l’immobile è esistente, è iscritto in catasto o ne è stata chiesta l’iscrizione, ed è in regola con il pagamento dei tributi dovuti;',
    ...(form.serviceType === 1
      ? [
          'che l’unità immobiliare era dotata, prima dei lavori, di impianto di riscaldamento nei casi in cui la legge lo richiede;',
        ]
      : []),
    `di avere sostenuto per i lavori${isShared ? ', per la propria parte,' : ''} spese per ${orBlankLine(spent > 0 ? formatCents(spent) : null)}, documentate da fatture${isShared ? '' : ' a suo nome'} e pagate nei modi previsti per la detrazione ` +
      `${orBlankLine(getChoiceLabel(SERVICE_TYPES, form.serviceType))};`,
    'che per le stesse spese non ha ottenuto altre agevolazioni non cumulabili;',
    'che, dove il titolo lo richiede, ha il consenso del proprietario ai lavori;',
    'che i dati comunicati per la pratica corrispondono al vero e che conserverà i documenti per i controlli.',
  ];
}

function drawOtherBeneficiaries(pdf: PdfDocumentBuilder, form: DossierForm): void {
  if (form.otherBeneficiaries.length === 0) return;
  pdf.addParagraph('Le altre parti della spesa sono sostenute, e dichiarate ognuna per sé, da:');
  pdf.addTable({
    columns: [
      { width: 3, title: 'Altro beneficiario', isHeader: true },
      { width: 2, title: 'Codice fiscale' },
    ],
    rows: form.otherBeneficiaries.map((one) => [
      formatBeneficiaryName(one) || null,
      one.beneficiarySsn,
    ]),
  });
}
