import type { BankStatementCreditDto, BankStatementDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { insertOrder } from '../../kit/order-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { romeDay } from '../../kit/rome-day.js';

interface Movement {
  day: string;
  /** Euro as `122.00`, negative where money went out. */
  amount: string;
  payer: string;
  text: string;
  reference: string;
}

const toItalian = (amount: string) => amount.replace('.', ',');
const toItalianDay = (day: string) => day.split('-').reverse().join('/');

/** The same movements as four banks write them. */
const BANKS: Record<string, (movements: readonly Movement[]) => string> = {
  'a bank that writes CAMT.053': (movements) =>
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>${movements
      .map(
        ({ day, amount, payer, text, reference }) =>
          `<Ntry><Amt Ccy="EUR">${amount.replace('-', '')}</Amt><CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`,
  'a bank in the envelope of CBI': (movements) =>
    `<?xml version="1.0" encoding="UTF-8"?><c:CBIDlyStmtReqLogMsg xmlns:c="urn:CBI:xsd:CBIDlyStmtReqLogMsg.00.01.02" xmlns:s="urn:CBI:xsd:CBIDlyStmt.00.01.02"><c:CBIEnvelDlyStmt><c:CBIDlyStmt><s:BkToCstmrStmt><s:Stmt>${movements
      .map(
        ({ day, amount, payer, text, reference }) =>
          `<s:Ntry><s:Amt Ccy="EUR">${amount.replace('-', '')}</s:Amt><s:CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</s:CdtDbtInd><s:Sts><s:Cd>BOOK</s:Cd></s:Sts><s:BookgDt><s:DtTm>${day}T00:00:00</s:DtTm></s:BookgDt><s:NtryDtls><s:TxDtls><s:Refs><s:AcctSvcrRef>${reference}</s:AcctSvcrRef></s:Refs><s:RltdPties><s:Dbtr><s:Pty><s:Nm>${payer}</s:Nm></s:Pty></s:Dbtr></s:RltdPties></s:TxDtls></s:NtryDtls><s:AddtlNtryInf>BONIFICO A VOSTRO FAVORE ${text}</s:AddtlNtryInf></s:Ntry>`,
      )
      .join(
        '',
      )}</s:Stmt></s:BkToCstmrStmt></c:CBIDlyStmt></c:CBIEnvelDlyStmt></c:CBIDlyStmtReqLogMsg>`,
  'a bank with one column of sums': (movements) =>
    `Estratto conto;;;\nData contabile;Data valuta;Descrizione operazione;Importo\n${movements
      .map(
        ({ day, amount, payer, text, reference }) =>
          `${toItalianDay(day)};${toItalianDay(day)};"BONIFICO DA ${payer} ${text} TRN ${reference}";${toItalian(amount)}`,
      )
      .join('\n')}\n;;Saldo finale;9.999,00\n`,
  'a bank with sums in and out': (movements) =>
    `Data,Valuta,Dare,Avere,Causale,Descrizione estesa,CRO\n${movements
      .map(({ day, amount, payer, text, reference }) => {
        const [out, paidIn] = amount.startsWith('-')
          ? [`"${toItalian(amount)}"`, '']
          : ['', `"${toItalian(amount)}"`];
        return `${toItalianDay(day)},${toItalianDay(day)},${out},${paidIn},BONIFICO SEPA,"ORD: ${payer} ${text}",${reference}`;
      })
      .join('\n')}`,
};

const toForm = (content: string | Buffer, lines?: string): FormData => {
  const form = new FormData();
  if (lines !== undefined) form.set('lines', lines);
  form.set('file', new File([new Uint8Array(Buffer.from(content))], 'estratto.txt'));
  return form;
};

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

const preview = (content: string) =>
  expectOk<BankStatementDto>(
    admin.http.post('PackageOrders/bank-statement', { form: toForm(content) }),
  );
const credit = (content: string, lines: string) =>
  expectOk<BankStatementCreditDto>(
    admin.http.post('PackageOrders/bank-statement/credits', { form: toForm(content, lines) }),
  );
const choose = ({ lines }: BankStatementDto) =>
  lines
    .filter(({ state }) => state === 'sure')
    .map(({ reference, orderId }) => `${reference}:${orderId}`)
    .join(',');
const countPackages = async (accountId: number): Promise<number> =>
  (await sql().rows('SELECT id FROM active_packages WHERE account_id = ?', accountId)).length;

let letters = 0;
/** A name of its own in letters, because digits in a text could be taken for sums. */
const createName = (): string => {
  letters += 1;
  return `Serramenti ${String(letters + 1_000).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}${Date.now()
    .toString()
    .slice(-6)
    .replace(/\d/g, (digit) => 'klmnopqrst'.charAt(Number(digit)))}`;
};

const createMovements = (length: number, day = romeDay()): Movement[] =>
  Array.from({ length }, (_, index) => ({
    day,
    amount: index % 3 === 0 ? '-35.10' : `${100 + (index % 50)}.00`,
    payer: `ALTRO CLIENTE ${index}`,
    text: `Saldo fattura numero ${index}`,
    reference: `REF${Date.now()}${index}`,
  }));

describe.each(Object.entries(BANKS))('500 movements of %s', (_, write) => {
  it('credit what agrees, once, also when they are uploaded twice and in another period', async () => {
    const [paid, partial, twin] = [
      await createMember({ businessName: createName() }),
      await createMember({ businessName: createName() }),
      await createMember({ businessName: createName() }),
    ];
    const reasonOf = ({ id }: Member) => `Ordine del conto ${'abcdefghij'.charAt(id % 10)} ${id}`;
    const order = await insertOrder(paid, { reason: reasonOf(paid) });
    await insertOrder(partial, { reason: reasonOf(partial) });
    for (let count = 0; count < 2; count += 1) await insertOrder(twin, { reason: reasonOf(twin) });
    const movements = createMovements(497);
    const toMovement = (member: Member, amount: string, reference: string): Movement => ({
      day: romeDay(),
      amount,
      payer: 'PAGATORE',
      text: reasonOf(member).toUpperCase(),
      reference: `${reference}${member.id}`,
    });
    const ours = [
      toMovement(paid, '122.00', 'PAID'),
      toMovement(partial, '100.00', 'PART'),
      toMovement(twin, '122.00', 'TWIN'),
    ];
    const content = write([...movements.slice(0, 200), ...ours, ...movements.slice(200)]);
    const before = [paid, partial, twin];
    const counts = async () => Promise.all(before.map(({ id }) => countPackages(id)));

    const read = await preview(content);
    expect(read.lines.length + read.outgoing).toBe(500);
    expect(read.outgoing).toBe(movements.filter(({ amount }) => amount.startsWith('-')).length);
    const sure = read.lines.filter(({ state }) => state === 'sure');
    expect(sure.map(({ orderId, accountId }) => [orderId, accountId])).toEqual([[order, paid.id]]);
    const stateOf = (text: string) => read.lines.find((line) => line.text.includes(text))?.state;
    expect(stateOf(reasonOf(partial).toUpperCase())).toBe('check');
    expect(stateOf(reasonOf(twin).toUpperCase())).toBe('check');
    expect(await counts()).toEqual([0, 0, 0]);

    const chosen = choose(read);
    const answers = await Promise.all([credit(content, chosen), credit(content, chosen)]);
    expect(answers.flatMap(({ results }) => results).filter((one) => one.isCredited)).toHaveLength(
      1,
    );
    expect(await counts()).toEqual([1, 0, 0]);

    // The next statement overlaps, while the company has announced another transfer of the same sum.
    await insertOrder(paid, { reason: reasonOf(paid) });
    const overlapping = write([...ours, ...movements.slice(300)]);
    const again = await preview(overlapping);
    expect(again.lines.filter(({ state }) => state === 'sure')).toEqual([]);
    expect(again.lines[0]?.state).toBe('credited');
    const { results } = await credit(overlapping, chosen);
    expect(results.map(({ isCredited }) => isCredited)).toEqual([false]);
    // Nor does the same movement in the words of another bank's file.
    for (const other of Object.values(BANKS).filter((one) => one !== write)) {
      const elsewhere = await preview(other(ours));
      expect(elsewhere.lines.filter(({ state }) => state === 'sure')).toEqual([]);
    }
    expect(await counts()).toEqual([1, 0, 0]);
  });
});

describe('what is refused', () => {
  it('credits no line that was not proposed', async () => {
    const member = await createMember({ businessName: createName() });
    const order = await insertOrder(member, { reason: `Parziale di ${member.id}` });
    const content = BANKS['a bank with one column of sums']?.([
      {
        day: romeDay(),
        amount: '50.00',
        payer: 'X',
        text: `Parziale di ${member.id}`,
        reference: 'R',
      },
    ]);
    const { lines } = await preview(content ?? '');
    const { results } = await credit(content ?? '', `${lines[0]?.reference}:${order}`);
    expect(results).toEqual([
      expect.objectContaining({
        isCredited: false,
        message: expect.stringContaining('importo è diverso') as unknown,
      }),
    ]);
    expect(await countPackages(member.id)).toBe(0);
  });

  it.each<[string, string | Buffer, number]>([
    ['an empty file', '', 400],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 415],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0]), 415],
    ['another XML', '<a><b>1</b></a>', 422],
    ['a broken XML', '<Document><Stmt>', 422],
    ['an XML with entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 422],
    ['a table without sums', 'Data;Descrizione\n01/11/2026;x', 422],
    ['a statement without movements', 'Data;Descrizione;Importo\n;Saldo;1,00', 422],
    ['a sum that is none', 'Data;Descrizione;Importo\n01/11/2026;x;boh', 422],
    ['a text', 'ciao', 422],
    ['a large file', Buffer.alloc(4_100_000, 65), 413],
  ])('%s', async (_, content, status) => {
    const answer = await admin.http.post('PackageOrders/bank-statement', {
      form: toForm(content),
    });
    expectProblem(answer, status);
  });

  it('a choice that names no line', async () => {
    for (const lines of ['', 'x', 'a:1'])
      expectProblem(
        await admin.http.post('PackageOrders/bank-statement/credits', {
          form: toForm('Data;Descrizione;Importo\n01/11/2026;x;1,00', lines),
        }),
        400,
      );
  });
});
