import { describe, expect, it } from '@jest/globals';
import { judgeEneaPdf } from '@pratiche/domain';
import {
  drawDeclaration,
  expectPrint,
  printDeclaration,
} from '../../../../libs/domain/test/enea-print-fixtures.js';
import {
  drawRandomDeclaration,
  plantDifference,
} from '../../../../libs/domain/test/random-declarations.js';
import { drawPdf } from '../../../test/kit/enea-print-pdf.js';
import { readFile } from './enea-pdf.reader.js';

const COUNT = 24;

async function judge(number: number, isPlanted: boolean) {
  const { form, filing, cpid, saving, style } = drawRandomDeclaration(number);
  const printed = printDeclaration(form, filing, { cpid, saving });
  const planted = isPlanted ? plantDifference(printed, number) : null;
  const bytes = await drawPdf(drawDeclaration(printed, style));
  const reading = judgeEneaPdf(
    await readFile({ bytes }),
    expectPrint(form, filing, { cpid, saving }),
  );
  const differences = reading.values.filter(({ outcome }) => outcome === 'different');
  return { reading, differences, planted, cpid, style };
}

describe('real PDFs as ENEA prints them', () => {
  it.each(Array.from({ length: COUNT }, (_, number) => number))(
    'say the same: %d',
    async (number) => {
      const { reading, differences, cpid } = await judge(number, false);
      expect([reading.kind, differences]).toEqual(['compared', []]);
      expect([reading.cpid, reading.isDraft]).toEqual([cpid, cpid === null]);
    },
  );

  it.each(Array.from({ length: COUNT }, (_, number) => number))(
    'differ in one value: %d',
    async (number) => {
      const { differences, planted } = await judge(number, true);
      expect(differences.some(({ label }) => planted?.label.test(label))).toBe(true);
    },
  );
});

describe('other PDFs', () => {
  const { form, filing } = drawRandomDeclaration(1);
  const judgeBytes = async (bytes: Uint8Array) =>
    judgeEneaPdf(await readFile({ bytes }), expectPrint(form, filing));
  const paper = (texts: readonly string[]) =>
    drawPdf([
      {
        height: 842,
        items: texts.map((text, at) => ({ text, x: 40, y: 60 + at * 14, width: 300, height: 9 })),
      },
    ]);

  it.each([
    [
      'an invoice',
      [
        'Fattura n. 12 del 03/10/2026',
        'Serramenti Rossi srl, P.IVA 12345678903',
        'Totale 13.924,00 €',
      ],
    ],
    [
      'a paper of ours',
      [
        'Scheda per ENEA: comma 345A, serramenti',
        'Data di ultimazione dei lavori 01/10/2026',
        'Raffaello D’Afflitto',
      ],
    ],
  ])('%s is no print of ENEA', async (_what, texts) => {
    const reading = await judgeBytes(await paper(texts));
    expect([reading.kind, reading.values]).toEqual(['otherPaper', []]);
  });

  it('a scan has no text', async () => {
    expect((await judgeBytes(await drawPdf([{ height: 842, items: [] }]))).kind).toBe('unreadable');
  });

  it('bytes that only begin like a PDF have none either', async () => {
    expect((await judgeBytes(Buffer.from('%PDF-1.7 broken'))).kind).toBe('unreadable');
  });
});
