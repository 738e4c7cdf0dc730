import { formatBeneficiaryName, getDeclaredPossessionTitle } from '@pratiche/domain';
import { splitLines } from '@pratiche/domain/settings';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  declarantRows,
  installerRows,
  orBlankLine,
  drawPossessionBoxes,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import { formatSigner, getRepresentative } from '../paper-signers.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';
import type { PaperTextFiller } from '../paper-text-filler.factory.js';

/** Who signs online cannot tick a box, and may take an empty one for a question. */
const NO_ACQUISITION = 'La casella resta vuota: per questa pratica non serve acquisire la visura.';

/** Mandate, delegation of the filing with ENEA, and privacy notice; signed by the beneficiary. */
export function drawDelega(
  pdf: PdfDocumentBuilder,
  { form, installer, intermediary, texts: { delega } }: PrefilledDocumentData,
  fillText: PaperTextFiller,
): void {
  const signers = [
    formatSigner(
      'Firma del beneficiario',
      { isCompany: form.isCompany, name: formatBeneficiaryName(form) },
      getRepresentative(form),
    ),
  ];
  // The first rows of a company are of who signs, who is not the beneficiary.
  pdf.addHeading(
    'Il beneficiario',
    form.isCompany ? ` ${orBlankLine(form.beneficiaryCompanyName, 40)}, per cui firma:` : '',
  );
  pdf.addKeyValues(declarantRows(form), { isCompact: form.isCompany });
  pdf
    .addHeading('Immobile e lavori')
    .addKeyValues([...propertyRows(form), ...interventionRows(form)], { isCompact: true });
  pdf.addLeadIn('sul quale ha il titolo di:');
  drawPossessionBoxes(pdf, getDeclaredPossessionTitle(form));
  pdf
    .addSpace(4)
    .addHeading('Incarico')
    .addKeyValues(installerRows(installer), { isCompact: true });
  pdf.addParagraph(fillText(delega.mandate));
  pdf.keepTogether((part) => {
    part
      .addHeading('Delega alla trasmissione a ENEA')
      .addParagraph(fillText(delega.delegation))
      .addList(splitLines(fillText(delega.powers)));
    if (intermediary.name.trim() === '')
      part.addSmallText(
        'Il nome dell’intermediario è da completare nelle impostazioni del portale, o da scrivere qui a mano prima della firma.',
      );
    part.addCheckBox(fillText(delega.acquisition), form.acquisizioneBeneficiario);
    if (!form.acquisizioneBeneficiario) part.addOnlineRemark(NO_ACQUISITION);
    part.addSignatures(signers, { statement: fillText(delega.declaration) });
  });
  pdf.keepTogether((part) => {
    part.addHeading('Informazioni sul trattamento dei dati (art. 13 del Regolamento UE 2016/679)');
    for (const line of splitLines(fillText(delega.privacy))) part.addParagraph(line);
    part.addSignatures(signers, {
      statement: fillText(delega.receipt),
      note: fillText(delega.note),
    });
  });
}
