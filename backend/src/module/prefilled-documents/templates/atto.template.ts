import {
  formatCents,
  getDeclaredPossessionTitle,
  getDeclaredRateFacts,
  listBeneficiaryShares,
  type BeneficiaryShare,
  type DossierForm,
  type PaperTexts,
} from '@pratiche/domain';
import { splitLines } from '@pratiche/domain/settings';
import type { KeyValue, PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  declarantRows,
  drawPossessionBoxes,
  interventionRows,
  orBlankLine,
  otherDeclarantRows,
  propertyRows,
} from '../prefilled-document-sections.util.js';
import { formatSigner, getRepresentative } from '../paper-signers.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';
import type { PaperTextFiller } from '../paper-text-filler.factory.js';

/** Points that go with the signature to the next page; the others fill the page before. */
const POINTS_WITH_SIGNATURE = 2;

/** The declarations in place of an affidavit: each beneficiary declares the own part on own pages. */
export function drawAtto(
  pdf: PdfDocumentBuilder,
  { form, texts: { atto } }: PrefilledDocumentData,
  fillText: PaperTextFiller,
): void {
  const shares = listBeneficiaryShares(form);
  shares.forEach((share, index) => {
    if (index > 0) pdf.addPage().addTitle();
    const others = shares.filter((one) => one !== share);
    const declarant = index === 0 ? { ...share, title: getDeclaredPossessionTitle(form) } : share;
    const rows = index === 0 ? declarantRows(form) : otherDeclarantRows(share);
    const representative = index === 0 ? getRepresentative(form) : null;
    drawDeclaration(pdf, { form, atto, declarant, rows, representative, others }, fillText);
  });
}

function drawDeclaration(
  pdf: PdfDocumentBuilder,
  {
    form,
    atto,
    declarant,
    rows,
    representative,
    others,
  }: {
    form: DossierForm;
    atto: PaperTexts['atto'];
    declarant: BeneficiaryShare;
    rows: readonly KeyValue[];
    /** Who signs for a company; `null` where it is not known. */
    representative: string | null;
    others: readonly BeneficiaryShare[];
  },
  fillText: PaperTextFiller,
): void {
  const isShared = others.length > 0;
  // Only Ecobonus shows the sums of the expense: values left over from another service or an import
  // must not be signed unseen. Shares are printed beside the beneficiaries, for every service.
  const spent = isShared || form.serviceType === 1 ? declarant.shareCents : null;
  const spesa = orBlankLine(spent === null ? null : formatCents(spent));
  pdf.addParagraph(fillText(atto.basis));
  pdf.addHeading('Il dichiarante').addKeyValues(rows);
  pdf.addParagraph(fillText(atto.awareness)).addStrongText('DICHIARA');
  pdf.addLeadIn('di avere sull’immobile qui indicato il titolo di:');
  drawPossessionBoxes(pdf, declarant.title);
  pdf
    .addVisualHeading('Immobile e lavori')
    .addKeyValues([...propertyRows(form), ...interventionRows(form)], { isCompact: true });
  const points = [
    ...listRatePoints(form, atto, declarant).map((text) => fillText(text)),
    fillText(atto.estate),
    ...(form.serviceType === 1 ? [fillText(atto.heating)] : []),
    fillText(isShared ? atto.sharedExpense : atto.expense, { spesa }),
    ...splitLines(fillText(atto.further)),
  ];
  const kept = points.slice(-POINTS_WITH_SIGNATURE);
  const first = points.slice(0, -POINTS_WITH_SIGNATURE);
  pdf.addLeadIn('e inoltre:').addNumberedList(first);
  pdf.keepTogether((part) => {
    part.addNumberedList(kept, first.length + 1);
    if (isShared) part.addParagraph(`${fillText(atto.others)} ${listOthers(others)}.`);
    part.addSignatures([formatSigner('Firma del dichiarante', declarant, representative)], {
      statement: fillText(atto.closing),
      note: fillText(atto.note),
    });
  });
}

/** The facts that decide the rate, as far as dossier and edition have them. */
function listRatePoints(
  form: DossierForm,
  atto: PaperTexts['atto'],
  declarant: BeneficiaryShare,
): string[] {
  const { isMainHome, hasRealRight } = getDeclaredRateFacts(form, declarant);
  return [
    hasRealRight === null ? '' : hasRealRight ? atto.realRight : atto.noRealRight,
    isMainHome === null ? '' : isMainHome ? atto.mainHome : atto.otherHome,
  ].filter((text): text is string => (text ?? '').trim() !== '');
}

/** "Ada Neri (codice fiscale …), Ellera Snc (codice fiscale …)". */
const listOthers = (others: readonly BeneficiaryShare[]): string =>
  others
    .map(({ name, taxCode }) => `${orBlankLine(name)} (codice fiscale ${orBlankLine(taxCode, 16)})`)
    .join(', ');
