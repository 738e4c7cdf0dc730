import {
  DEFAULT_BRAND,
  getChoiceLabel,
  getTodayInRome,
  SERVICE_TYPES,
  type DossierForm,
  type Placeholder,
  type AllRules,
} from '@pratiche/domain';
import { fillPlaceholders } from '@pratiche/domain/settings';
import { joinWithCommas, formatTown, joinWords } from '../../platform/pdf/index.js';
import { orBlankLine } from './prefilled-document-sections.util.js';
import type { Installer, PrefilledDocumentData } from './prefilled-document.types.js';

/** Fills in the placeholders of a text; what is not known becomes a line to write on. */
export type PaperTextFiller = (text: string, more?: Partial<Record<Placeholder, string>>) => string;

export function createPaperTextFiller(
  { form, installer, provider, intermediary, brand = DEFAULT_BRAND.name }: PrefilledDocumentData,
  rules: AllRules,
): PaperTextFiller {
  const year = form.annoRiferimento ?? Number(getTodayInRome().slice(0, 4));
  const values = {
    impresa: orBlankLine(installer.businessName, 40),
    contatti: orBlankLine(joinContacts(installer), 40),
    fornitore: orBlankLine(provider.name, 30),
    portale: brand,
    intermediario: `${orBlankLine(intermediary.name, 30)} (codice fiscale ${orBlankLine(intermediary.ssn, 20)})`,
    detrazione: orBlankLine(describeService(form)),
    scadenza: rules.formatLastControlDay(year),
    termine: rules.describeControlTerm(year),
  };
  return (text, more = {}) => fillPlaceholders(text, { ...values, ...more });
}

/** ENEA knows no Bonus Sicurezza. */
const describeService = ({ serviceType }: DossierForm): string =>
  serviceType === 3
    ? `${getChoiceLabel(SERVICE_TYPES, serviceType)} (per ENEA: Bonus Casa)`
    : getChoiceLabel(SERVICE_TYPES, serviceType);

const joinContacts = ({ street, zip, city, province, email, phone }: Installer): string | null =>
  joinWithCommas(
    street,
    formatTown(zip, city, province),
    email,
    joinWords(phone && `tel. ${phone}`),
  );
