import { getChoiceLabel, SERVICE_TYPES } from '../../enumerations/index.js';
import { normalizeSearchText } from '../../text/index.js';
import { formatInvoiceName } from '../dossier-invoice.js';
import type { EInvoice } from '../e-invoice.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

const LAWS = {
  ecobonus: {
    words:
      /\becobonus\b|\b296 ?(?:\/|del) ?(?:20)?06\b|\bart\w*\.? ?14,? (?:del )?d\.? ?l\.? ?63\b/,
    name: 'L. 296/2006 (Ecobonus)',
  },
  casa: {
    words: /\b16 ?-? ?bis\b|\bbonus casa\b|\bbonus ristrutturazion\w+|\b449 ?\/ ?(?:19)?97\b/,
    name: 'art. 16-bis D.P.R. 917/1986 (Bonus Casa)',
  },
} as const;
const RECOVERY = /\brecupero (?:del )?(?:patrimonio )?edilizio\b/;
/** Words of the reduced VAT rate, whose law speaks of the recovery of buildings too. */
const REDUCED_VAT = /\biva\b|\baliquota\b|\b488\b|\b633\b/;

const listTexts = ({ causes, lines }: EInvoice): string[] =>
  [...causes, ...lines.flatMap(({ description, references }) => [description, ...references])].map(
    (text) => normalizeSearchText(text),
  );

const namesEcobonus = (texts: readonly string[]): boolean =>
  texts.some((text) => LAWS.ecobonus.words.test(text));
const namesCasa = (texts: readonly string[]): boolean =>
  texts.some(
    (text) => LAWS.casa.words.test(text) || (RECOVERY.test(text) && !REDUCED_VAT.test(text)),
  );

/** The law that an invoice names, where it is only that of the other deduction. */
export const checkLaw = ({ form: { serviceType }, invoices }: CheckedInvoices): InvoiceDoubt[] =>
  serviceType === null
    ? []
    : invoices.flatMap(({ id, invoice }) => {
        const texts = listTexts(invoice);
        const named = { ecobonus: namesEcobonus(texts), casa: namesCasa(texts) };
        const [own, other] =
          serviceType === 1 ? (['ecobonus', 'casa'] as const) : (['casa', 'ecobonus'] as const);
        return named[other] && !named[own]
          ? [
              createDoubt(
                'norma',
                id,
                `La ${formatInvoiceName(invoice)} cita ${LAWS[other].name}, la pratica è ${getChoiceLabel(SERVICE_TYPES, serviceType)} (${LAWS[own].name.replace(/ \(.*/, '')}): controlla quale detrazione chiede il cliente, fattura, bonifico e pratica devono dire la stessa.`,
                { field: 'serviceType' },
              ),
            ]
          : [];
      });
