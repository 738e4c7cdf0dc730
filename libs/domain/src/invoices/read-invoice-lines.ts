import { formatEuro } from '../formats/index.js';
import type { XmlElement } from '../xml/xml-element.js';
import type { InvoiceLine } from './e-invoice.js';
import { InvoiceReadError } from './invoice-read-error.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { classifyInvoiceLine } from './line-kinds.js';
import { listChildren, readAmount, readText, roundCents } from './read-invoice-values.js';

/** NumeroLinea has four digits. */
export const INVOICE_LINES_MAX = 9_999;
const DESCRIPTION_MAX = 1_000;
const REFERENCES_MAX = 50;
/** What the exchange system lets a line differ by. */
const LINE_TOLERANCE = 0.0101;

/** Texts of AltriDatiGestionali: `CANTIERE: via Roma 1`. */
export const readReferences = (line: XmlElement): string[] =>
  listChildren(line, 'AltriDatiGestionali')
    .slice(0, REFERENCES_MAX)
    .flatMap((data) => {
      const values = ['RiferimentoTesto', 'RiferimentoNumero', 'RiferimentoData']
        .map((name) => readText(data, name))
        .filter((text) => text !== null);
      const kind = readText(data, 'TipoDato');
      const text = [kind, values.join(' ')].filter(Boolean).join(': ');
      return text === '' ? [] : [text];
    });

/** A discount or surcharge after another: of the price, per unit or of the whole line. */
interface PriceChange {
  percent: number | null;
  amount: number | null;
  sign: 1 | -1;
}

export const readPriceChanges = (parent: XmlElement, remarks: InvoiceRemarks): PriceChange[] =>
  listChildren(parent, 'ScontoMaggiorazione').map((change) => ({
    percent: readAmount(change, 'Percentuale', remarks),
    amount: readAmount(change, 'Importo', remarks),
    sign: readText(change, 'Tipo')?.toUpperCase() === 'MG' ? 1 : -1,
  }));

/** @param amountFactor 1 for amounts per unit; the quantity's inverse for amounts of the whole line */
export const applyPriceChanges = (
  price: number,
  changes: readonly PriceChange[],
  amountFactor = 1,
): number =>
  changes.reduce(
    (left, { percent, amount, sign }) =>
      // An amount counts before a percentage, which programs often add only to show it.
      left + sign * (amount === null ? (left * (percent ?? 0)) / 100 : amount * amountFactor),
    price,
  );

function checkLineTotal(
  line: XmlElement,
  { net, quantity, label }: { net: number; quantity: number | null; label: string },
  remarks: InvoiceRemarks,
): void {
  const price = readAmount(line, 'PrezzoUnitario', remarks);
  if (price === null) return;
  const count = quantity ?? 1;
  const changes = readPriceChanges(line, remarks);
  const perUnit = applyPriceChanges(price, changes) * count;
  // Some programs write the discount of the whole line.
  const perLine = count === 0 ? 0 : applyPriceChanges(price, changes, 1 / count) * count;
  if ([perUnit, perLine].some((sum) => Math.abs(sum - net) <= LINE_TOLERANCE)) return;
  remarks.addRemark(
    `${label}: il totale scritto è ${formatEuro(roundCents(net))}, ma quantità per prezzo meno sconti fa ${formatEuro(roundCents(perUnit))}; vale il totale scritto.`,
  );
}

function readLine(
  line: XmlElement,
  index: number,
  documentType: string,
  remarks: InvoiceRemarks,
): InvoiceLine {
  const label = `Riga ${readText(line, 'NumeroLinea', 8) ?? index + 1}`;
  const description = readText(line, 'Descrizione', DESCRIPTION_MAX) ?? '';
  const quantity = readAmount(line, 'Quantita', remarks);
  const written = readAmount(line, 'PrezzoTotale', remarks);
  if (written === null) remarks.addRemark(`${label}: manca il totale, quindi conta 0,00\u00a0€.`);
  else checkLineTotal(line, { net: written, quantity, label }, remarks);
  const net = roundCents(written ?? 0);
  return {
    description,
    quantity,
    unit: readText(line, 'UnitaMisura', 20),
    net,
    ...(written !== null && written !== net && { exactNet: written }),
    vatRate: readAmount(line, 'AliquotaIVA', remarks) ?? 0,
    kind: classifyInvoiceLine(description, documentType),
    references: readReferences(line),
  };
}

export function readLines(
  goods: XmlElement | undefined,
  documentType: string,
  remarks: InvoiceRemarks,
): InvoiceLine[] {
  const lines = listChildren(goods, 'DettaglioLinee');
  if (lines.length > INVOICE_LINES_MAX)
    throw new InvoiceReadError(
      `La fattura ha più di ${INVOICE_LINES_MAX} righe e non possiamo leggerla: controlla di aver scelto il file giusto.`,
    );
  if (lines.length === 0) remarks.addRemark('La fattura non ha righe.');
  return lines.map((line, index) => readLine(line, index, documentType, remarks));
}
