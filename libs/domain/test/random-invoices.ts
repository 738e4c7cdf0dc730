import fc from 'fast-check';
import { createXmlElement } from '../src/xml/xml-element.js';
import type { EInvoice } from '../src/invoices/e-invoice.js';
import { readEInvoices } from '../src/invoices/read-e-invoices.js';
import { elements, type Content } from './invoice-tree.js';

/** A line before it is priced; money in units of 10⁻⁸ euro, as many decimals as the format has. */
export interface RandomLine {
  text: string;
  rate: number;
  quantity: number;
  price: bigint;
  /** Percent. */
  discount: number;
}

/** Parts that a random document is made of. */
export interface RandomDocument {
  lines: RandomLine[];
  type: string;
  /** Percent of the fees; a fund with or without VAT. */
  fund: number;
  hasFundVat: boolean;
  hasWithholding: boolean;
  stamp: 'none' | 'line' | 'total' | 'summary';
  /** Cents. */
  accessory: number;
  rateRounding: number;
  rounding: number;
  discount: number;
  discountOn: 'none' | 'taxable' | 'total';
  splitPayment: 'none' | 'inTotal' | 'leftOut';
  isTotalWritten: boolean;
  isNegative: boolean;
}

export interface WrittenDocument {
  invoice: EInvoice;
  remarks: string[];
  /** Cents that the customer pays, to whomever. */
  total: number;
}

const HEADER: Content = {
  CedentePrestatore: { DatiAnagrafici: { Anagrafica: { Denominazione: 'Infissi Srl' } } },
  CessionarioCommittente: { DatiAnagrafici: { CodiceFiscale: 'RSSMRA80A01F205X' } },
};
const UNIT = 100_000_000n;
const CENT = UNIT / 100n;
const FEE = 'Asseverazione e pratica ENEA';
/** Windows more often, because without them nothing is proposed. */
const TEXTS = [
  'Fornitura finestre in PVC',
  'Fornitura finestre in PVC',
  'Finestre in alluminio a taglio termico',
  'Posa in opera dei serramenti',
  'Fornitura e posa di serramenti',
  'Portefinestre in legno',
  FEE,
  'Tinteggiatura pareti',
  'Trasporto',
  'Smaltimento vecchi serramenti',
] as const;

/** Half away from zero. */
const roundTo = (value: bigint, unit: bigint): bigint => {
  const size = value < 0n ? -value : value;
  const rounded = ((size + unit / 2n) / unit) * unit;
  return value < 0n ? -rounded : rounded;
};
const toCents = (value: bigint): number => Number(roundTo(value, CENT) / CENT);
const ofRate = (amount: number, rate: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * rate) / 100);

const cents = fc.integer({ min: 100, max: 300_000 }).map((amount) => BigInt(amount) * CENT);
const arbitraryPrice = (rate: number) =>
  fc.oneof(
    cents,
    // A price with VAT included, to eight decimals.
    cents.map((gross) => roundTo((gross * 100n) / BigInt(100 + rate), 1n)),
    // Half cents and prices below a cent.
    fc.integer({ min: 1, max: 400_000 }).map((amount) => (BigInt(amount) * CENT) / 2n),
    fc.bigInt({ min: CENT / 10n, max: UNIT }),
  );

const arbitraryLine = (texts: readonly string[]) =>
  fc.constantFrom(4, 10, 22, 0).chain((rate): fc.Arbitrary<RandomLine> =>
    fc.record({
      text: fc.constantFrom(...texts),
      rate: fc.constant(rate),
      quantity: fc.integer({ min: 1, max: 40 }),
      price: arbitraryPrice(rate),
      discount: fc.constantFrom(0, 0, 0, 5, 12.5, 33.33),
    }),
  );

/** @param texts of the lines */
export const arbitraryDocument = (texts: readonly string[] = TEXTS): fc.Arbitrary<RandomDocument> =>
  fc.record({
    lines: fc.array(arbitraryLine(texts), { minLength: 1, maxLength: 5 }),
    type: fc.constantFrom('TD01', 'TD06', 'TD24'),
    fund: fc.constantFrom(0, 0, 2, 4, 5),
    hasFundVat: fc.boolean(),
    hasWithholding: fc.boolean(),
    stamp: fc.constantFrom('none', 'none', 'line', 'total', 'summary'),
    accessory: fc.constantFrom(0, 0, 1, 999, 12_345),
    rateRounding: fc.constantFrom(0, 0, 1, -1),
    rounding: fc.constantFrom(0, 0, 3, -4),
    discount: fc.integer({ min: 1, max: 50 }),
    discountOn: fc.constantFrom('none', 'none', 'taxable', 'total'),
    splitPayment: fc.constantFrom('none', 'none', 'inTotal', 'leftOut'),
    isTotalWritten: fc.boolean(),
    isNegative: fc.constantFrom(false, false, false, true),
  });

const decimals = (value: bigint): string => {
  const sign = value < 0n ? '-' : '';
  const size = value < 0n ? -value : value;
  return `${sign}${size / UNIT}.${String(size % UNIT).padStart(8, '0')}`;
};
const euro = (amount: number): string => (amount / 100).toFixed(2);

const priceLine = ({ price, quantity, discount }: RandomLine): bigint =>
  roundTo((price * BigInt(quantity) * BigInt(10_000 - discount * 100)) / 10_000n, 1n);

const writeLine = (line: RandomLine, total: bigint): Content => ({
  Descrizione: line.text,
  Quantita: String(line.quantity),
  PrezzoUnitario: decimals(line.price),
  ...(line.discount > 0 && {
    ScontoMaggiorazione: { Tipo: 'SC', Percentuale: String(line.discount) },
  }),
  PrezzoTotale: decimals(total),
  AliquotaIVA: String(line.rate),
});

interface Row {
  taxable: number;
  tax: number;
  more: Content;
}

/** Taxable sums in cents by rate. */
class SummaryWriter {
  private readonly exact = new Map<number, bigint>();
  private readonly further = new Map<number, number>();
  private readonly more = new Map<number, Content>();

  addLine(rate: number, total: bigint): void {
    this.exact.set(rate, (this.exact.get(rate) ?? 0n) + total);
  }

  addCents(rate: number, amount: number, more: Content = {}): void {
    this.further.set(rate, (this.further.get(rate) ?? 0) + amount);
    this.more.set(rate, { ...this.more.get(rate), ...more });
  }

  getCents(rate: number): number {
    return toCents(this.exact.get(rate) ?? 0n) + (this.further.get(rate) ?? 0);
  }

  listRows(): (Row & { rate: number })[] {
    return [...new Set([...this.exact.keys(), ...this.further.keys()])].map((rate) => {
      const taxable = this.getCents(rate);
      return { rate, taxable, tax: ofRate(taxable, rate), more: this.more.get(rate) ?? {} };
    });
  }
}

/** Parts beside the sums. */
export interface FurtherContent {
  document?: Content;
  general?: Content;
  body?: Content;
}

/** Writes a document as consistent programs do, and reads it again. */
export function writeDocument(
  random: RandomDocument,
  { document: change, general, body }: FurtherContent = {},
): WrittenDocument {
  const { stamp, rounding, accessory, rateRounding, splitPayment, isNegative } = random;
  const summary = new SummaryWriter();
  const sign = isNegative ? -1n : 1n;
  const lines = random.lines.map((line) => {
    const signed = { ...line, price: sign * line.price };
    return { line: signed, total: priceLine(signed) };
  });
  for (const { line, total } of lines) summary.addLine(line.rate, total);
  const discount = random.discountOn === 'none' || isNegative ? 0 : random.discount;
  if (random.discountOn === 'taxable')
    for (const { rate, taxable } of summary.listRows())
      summary.addCents(rate, -ofRate(taxable, discount));
  const fees = toCents(
    lines.filter(({ line }) => line.text === FEE).reduce((sum, { total }) => sum + total, 0n),
  );
  const firstRate = random.lines[0]?.rate ?? 0;
  const fund = random.fund === 0 ? 0 : ofRate(fees, random.fund);
  const fundRate = random.hasFundVat ? 22 : 0;
  if (fund !== 0) summary.addCents(fundRate, fund);
  const own = isNegative ? -1 : 1;
  if (accessory > 0)
    summary.addCents(firstRate, own * accessory, { SpeseAccessorie: euro(own * accessory) });
  if (rateRounding !== 0)
    summary.addCents(firstRate, rateRounding, { Arrotondamento: euro(rateRounding) });
  const stampLine: RandomLine = {
    text: 'Imposta di bollo assolta in modo virtuale',
    rate: 0,
    quantity: 1,
    price: sign * 2n * UNIT,
    discount: 0,
  };
  if (stamp === 'line') summary.addLine(0, sign * 2n * UNIT);
  if (stamp === 'summary') summary.addCents(0, own * 200);
  const rows = summary.listRows();
  const sum = rows.reduce((all, { taxable, tax }) => all + taxable + tax, 0);
  const stampInTotal = stamp === 'total' && random.isTotalWritten ? own * 200 : 0;
  const discountOnTotal =
    random.discountOn === 'total' && random.isTotalWritten ? ofRate(sum, discount) : 0;
  const total = sum + rounding + stampInTotal - discountOnTotal;
  const splitTax = splitPayment === 'none' ? 0 : rows.reduce((all, { tax }) => all + tax, 0);
  const isLeftOut = splitPayment === 'leftOut' && random.isTotalWritten;
  const document: Content = {
    TipoDocumento: random.type,
    Divisa: 'EUR',
    Data: '2026-09-20',
    Numero: '12',
    ...(random.hasWithholding && {
      DatiRitenuta: { TipoRitenuta: 'RT01', ImportoRitenuta: euro(ofRate(fees, 20)) },
    }),
    ...(stamp !== 'none' && {
      DatiBollo: { BolloVirtuale: 'SI', ImportoBollo: euro(own * 200) },
    }),
    ...(fund !== 0 && {
      DatiCassaPrevidenziale: {
        ImportoContributoCassa: euro(fund),
        AliquotaIVA: String(fundRate),
      },
    }),
    ...(discount > 0 && {
      ScontoMaggiorazione: { Tipo: 'SC', Percentuale: String(discount) },
    }),
    ...(rounding !== 0 && { Arrotondamento: euro(rounding) }),
    ...(random.isTotalWritten && {
      ImportoTotaleDocumento: euro(total - (isLeftOut ? splitTax : 0)),
    }),
    ...change,
  };
  const { invoices, remarks } = readEInvoices(
    createXmlElement(
      'p:FatturaElettronica',
      elements({
        FatturaElettronicaHeader: HEADER,
        FatturaElettronicaBody: {
          DatiGenerali: { DatiGeneraliDocumento: document, ...general },
          DatiBeniServizi: {
            DettaglioLinee: [
              ...lines.map(({ line, total: net }) => writeLine(line, net)),
              ...(stamp === 'line' ? [writeLine(stampLine, stampLine.price)] : []),
            ],
            DatiRiepilogo: rows.map(({ rate, taxable, tax, more }) => ({
              AliquotaIVA: String(rate),
              ...more,
              ImponibileImporto: euro(taxable),
              Imposta: euro(tax),
              ...(splitPayment !== 'none' && { EsigibilitaIVA: 'S' }),
            })),
          },
          ...body,
        },
      }),
    ),
  );
  return { invoice: invoices[0] as EInvoice, remarks, total };
}

/** Writes a simplified invoice, whose amounts contain their tax, and reads it again. */
export function writeSimplified(random: RandomDocument): WrittenDocument {
  const amounts = random.lines.map((line) => ({ line, amount: toCents(priceLine(line)) }));
  const { invoices, remarks } = readEInvoices(
    createXmlElement(
      'p:FatturaElettronicaSemplificata',
      elements({
        FatturaElettronicaHeader: {
          CedentePrestatore: { Denominazione: 'Infissi Srl' },
          CessionarioCommittente: {
            IdentificativiFiscali: { CodiceFiscale: 'RSSMRA80A01F205X' },
          },
        },
        FatturaElettronicaBody: {
          DatiGenerali: {
            DatiGeneraliDocumento: {
              TipoDocumento: 'TD07',
              Divisa: 'EUR',
              Data: '2026-09-20',
              Numero: '12',
            },
          },
          DatiBeniServizi: amounts.map(({ line, amount }) => ({
            Descrizione: line.text,
            Importo: euro(amount),
            DatiIVA: { Aliquota: String(line.rate) },
          })),
        },
      }),
    ),
  );
  return {
    invoice: invoices[0] as EInvoice,
    remarks,
    total: amounts.reduce((sum, { amount }) => sum + amount, 0),
  };
}
