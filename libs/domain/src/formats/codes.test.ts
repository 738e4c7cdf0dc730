import { describe, expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import { cleanCode, cleanPhone, cleanTaxCode, cleanZip } from '../index.js';

const CODE = 'RSSMRA80A01H501U';

describe('pasted codes', () => {
  it.each([
    [CODE, CODE],
    [` ${CODE}`, CODE],
    ['RSS MRA 80A01 H501U', CODE],
    ['rss.mra.80a01.h501u', CODE],
    ['RSS-MRA-80A01-H501U', CODE],
    ['RSSMRA80A01\u00a0H501U\u200b\ufeff', CODE],
    [`${CODE}\r\n`, CODE],
    [`C.F. ${CODE}`, CODE],
    [`CF:${CODE}`, CODE],
    [`Cod. Fisc.: ${CODE}`, CODE],
    [`Codice fiscale ${CODE}`, CODE],
    ['P. IVA 12345678903', '12345678903'],
    ['P.I. 123 456 789 03', '12345678903'],
    ['C.F. e P.IVA 12345678903', 'CFEPIVA12345678903'],
    ['C.F./P.IVA 12345678903', '12345678903'],
    ['IT12345678903', '12345678903'],
    // Letters that belong to the code.
    ['CFRMRA80A01H501U', 'CFRMRA80A01H501U'],
    ['CF CFRMRA80A01H501U', 'CFRMRA80A01H501U'],
    ['ITLMRA80A01H501U', 'ITLMRA80A01H501U'],
    // Nothing is cut.
    ['RSSMRA80A01H501UX', 'RSSMRA80A01H501UX'],
    [`${CODE} (Mario)`, `${CODE}(MARIO)`],
    ['CF RSSMRA80A01H501', 'CFRSSMRA80A01H501'],
    ['IT1234567890', 'IT1234567890'],
    ['. -', ''],
  ])('reads the tax code %j as %j', (text, code) => expect(cleanTaxCode(text)).toBe(code));

  it('reads a text of any length in no time', () => {
    const long = `CF${'IT'.repeat(500_000)}`;
    expectLittleProcessorTime(() => expect(cleanTaxCode(long)).toBe(long));
  });

  it.each([
    [' f205', 'F205'],
    ['F 205', 'F205'],
    ['F-205.', 'F205'],
    ['F2055', 'F2055'],
  ])('reads the municipality code %j as %j', (text, code) => expect(cleanCode(text)).toBe(code));

  it.each([
    [' 40121 ', '40121'],
    ['40 121', '40121'],
    ['I-40121', '40121'],
    ['IT 40121', '40121'],
    ['4012', '4012'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['75008 Paris', '75008 Paris'],
  ])('reads the postal code %j as %j', (text, zip) => expect(cleanZip(text)).toBe(zip));

  it.each([
    ['333 123 4567', '3331234567'],
    ['+39 333/123.4567', '3331234567'],
    ['0039 (051) 234-5678', '0512345678'],
    ['3912345678', '3912345678'],
    ['+393331234567', '3331234567'],
    ['+39 035 123456', '035123456'],
    ['390 123 4567', '3901234567'],
    ['+41 44 668 18 00', '+41446681800'],
    ['333 1234567 (Anna)', '333 1234567 (Anna)'],
    ['123', '123'],
  ])('reads the telephone number %j as %j', (text, phone) => expect(cleanPhone(text)).toBe(phone));
});
