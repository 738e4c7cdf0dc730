import { formatNumber } from '../../formats/index.js';
import { EXPENSE_FIELDS, type DossierForm, type ExpenseType } from '../../dossier/index.js';
import { normalizeSearchText } from '../../text/index.js';
import { formatInvoiceName } from '../dossier-invoice.js';
import { findWorkSite } from '../invoice-address.js';
import { isDepositInvoice } from '../invoice-chain.js';
import { findLineProduct } from '../invoice-words.js';
import { measureLines, sumArea } from '../measure-lines.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

/** Words that say no more than that something was supplied and fitted. */
const GENERIC =
  /\b(?:fornitura|posa|in opera|opera|montaggio|installazione|infissi|serramenti|finestre|nuovi|come|da|preventivo|contratto|vs|vostro|ordine|n|nr|del|e|di|per|con|a|saldo|lavori|presso|abitazione)\b|[^a-z]/g;
const DETAIL_LETTERS = 4;

/** A generic "fornitura e posa infissi" does not say what was done where. */
export const checkDescriptions = ({ invoices }: CheckedInvoices): InvoiceDoubt[] =>
  invoices
    .filter((one) => !isDepositInvoice(one))
    .flatMap((source) => {
      const goods = source.invoice.lines.filter(
        ({ description, net, kind }) =>
          net > 0 && (kind === 'fornitura' || findLineProduct(description) !== null),
      );
      const isGeneric =
        goods.length > 0 &&
        goods.every(
          ({ description }) =>
            normalizeSearchText(description).replace(GENERIC, '').length < DETAIL_LETTERS,
        );
      if (!isGeneric) return [];
      const place = findWorkSite([source]) === null ? ' e luogo dei lavori' : '';
      return [
        createDoubt(
          'descrizione',
          source.id,
          `La ${formatInvoiceName(source.invoice)} descrive i prodotti in modo generico: per la detrazione conviene che dica tipo, misure${place}.`,
        ),
      ];
    });

/** A text looks like the place of the works and was not understood. */
export const checkSite = ({
  form,
  context: { unreadSite = null },
}: CheckedInvoices): InvoiceDoubt[] =>
  unreadSite === null || form.immovableAddress !== null
    ? []
    : [
        createDoubt(
          'descrizione',
          unreadSite.invoiceId,
          `«${unreadSite.text}» sembra il luogo dei lavori, ma non dice in quale comune o a quale numero: indica tu l’indirizzo dell’immobile, che può non essere quello del cliente.`,
          { field: 'immovableAddress' },
        ),
      ];

const TOLERANCE = 0.05;

const ROW_SURFACES: Readonly<Record<ExpenseType, (form: DossierForm) => (number | null)[]>> = {
  serramenti: ({ manufatti }) => manufatti.serramenti.map(({ superficie }) => superficie),
  schermature: ({ manufatti }) =>
    manufatti.schermature.map(({ superficieSchermatura }) => superficieSchermatura),
  chiusure: ({ manufatti }) =>
    manufatti.chiusure.map(({ superficieChiusura }) => superficieChiusura),
};

/** Square metres of the supply, by the sizes of its lines, against the rows of the dossier. */
export const checkQuantities = ({ form, costs }: CheckedInvoices): InvoiceDoubt[] =>
  (Object.keys(EXPENSE_FIELDS) as ExpenseType[]).flatMap((type) => {
    const surfaces = ROW_SURFACES[type](form);
    if (surfaces.length === 0 || surfaces.includes(null)) return [];
    const area = sumArea(measureLines(costs.lines.filter(({ product }) => product === type)));
    const inDossier = surfaces.reduce<number>((sum, surface) => sum + (surface ?? 0), 0);
    return area === null || Math.abs(area - inDossier) <= area * TOLERANCE
      ? []
      : [
          createDoubt(
            'quantita',
            null,
            `In fattura ci sono ${formatNumber(area, 2)} m² di ${type}, nella pratica ${formatNumber(inDossier, 2)} m²: ricontrolla le misure.`,
            { field: `manufatti.${type}` },
          ),
        ];
  });
