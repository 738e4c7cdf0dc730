import type { LegalForm } from './registration-choices.js';

/** How company names write their form, beside its letters with stops and blanks. */
const WRITTEN_FORMS: Readonly<Record<LegalForm, readonly RegExp[]>> = {
  Srl: [toAbbreviation('srl'), toAbbreviation('srls'), /società a responsabilità limitata/i],
  Srls: [toAbbreviation('srls'), /società a responsabilità limitata semplificata/i],
  Snc: [toAbbreviation('snc'), /società in nome collettivo/i],
  Sas: [toAbbreviation('sas'), /società in accomandita semplice/i],
  'Soc.Coop': [toAbbreviation('soc coop'), toAbbreviation('scarl'), /cooperativa/i],
  'Ditta Individuale': [/ditta individuale/i],
  Spa: [toAbbreviation('spa'), /società per azioni/i],
};

/** "srl" is also "S.r.l." and "S. R. L.", but no part of a word. */
function toAbbreviation(letters: string): RegExp {
  const spaced = [...letters.replaceAll(' ', '')].join('[^\\p{L}\\d]*');
  return new RegExp(`(?<![\\p{L}\\d])${spaced}(?![\\p{L}\\d])`, 'iu');
}

const isLegalForm = (text: string): text is LegalForm => text in WRITTEN_FORMS;

/** Name of a company with its form, which is not said twice where the name has it already. */
export function formatCompanyName(businessName: string | null, legalForm: string | null): string {
  const name = businessName?.trim() ?? '';
  if (legalForm === null || legalForm === '') return name;
  const hasForm = isLegalForm(legalForm)
    ? WRITTEN_FORMS[legalForm].some((form) => form.test(name))
    : name.toLowerCase().includes(legalForm.toLowerCase());
  return hasForm ? name : `${name} ${legalForm}`.trim();
}
