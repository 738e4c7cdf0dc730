/** @core */
import type { SsnDataDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { romeDay } from '../../kit/rome-day.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import {
  controlCharacter,
  omocodia,
  taxCode,
  withWrongControl,
  type Person,
} from '../../kit/tax-code.js';
import { createMember } from '../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({});
});

const NOT_RECOGNISED =
  'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi';
const person = (change: Partial<Person> = {}): Person => ({
  lastName: 'Brughetti',
  firstName: 'Ortensia',
  gender: 'F',
  birthDate: '1971-03-09',
  belfiore: 'A794',
  ...change,
});
const decode = (code: string) => expectOk<SsnDataDto>(me.http.get(`Module/getDataFromSSN/${code}`));

describe('GET Module/getDataFromSSN', () => {
  it.each<[string, Person, SsnDataDto]>([
    [
      'a woman born in Bergamo',
      person(),
      { genere: 'F', nascita: '1971-03-09', comune: 'Bergamo', provincia: 'BG' },
    ],
    [
      'a man born on 29 February',
      person({ gender: 'M', birthDate: '2004-02-29', belfiore: 'H501' }),
      { genere: 'M', nascita: '2004-02-29', comune: 'Roma', provincia: 'RM' },
    ],
    [
      'a person born abroad',
      person({ belfiore: 'Z110' }),
      { genere: 'F', nascita: '1971-03-09', comune: 'Francia', provincia: 'EE' },
    ],
    [
      'a surname of two letters',
      person({ lastName: 'Fo', firstName: 'Ada' }),
      { genere: 'F', nascita: '1971-03-09', comune: 'Bergamo', provincia: 'BG' },
    ],
  ])('decodes %s', async (_, who, expected) => {
    const got = await decode(taxCode(who));
    expect({ ...got, comune: got.comune.toLowerCase() }).toEqual({
      ...expected,
      comune: expected.comune.toLowerCase(),
    });
  });

  it('decodes a code changed for homonyms like the original', async () => {
    const code = taxCode(person());
    expect(await decode(omocodia(code))).toEqual(await decode(code));
    const letters = code.replace(
      /^(.{6})(\d)(\d)(.)(\d)(\d)(.)(\d)(\d)(\d).$/,
      (_, head: string, ...rest: string[]) =>
        head +
        rest
          .slice(0, 9)
          .map((char) => (/\d/.test(char) ? 'LMNPQRSTUV'[Number(char)] : char))
          .join(''),
    );
    expect(await decode(letters + controlCharacter(letters))).toEqual(await decode(code));
  });

  it('knows a municipality that was abolished', async () => {
    const got = await decode(taxCode(person({ birthDate: '1920-05-10', belfiore: 'A002' })));
    expect(got).toMatchObject({ nascita: '1920-05-10', provincia: 'CO' });
    expect(got.comune).toMatch(/abbadia sopra adda/i);
  });

  it.each([
    ['F991', '1971-03-09', 'Nuxis'],
    ['F059', '1971-03-09', 'Mattinata'],
    ['G133', '1971-03-09', 'Ortacesus'],
    ['L884', '1925-03-09', 'Vignola'],
    ['L885', '1971-03-09', 'Vignola'],
    ['B405', '1971-03-09', 'Calendasco'],
    ['B665', '1946-03-09', 'Capodistria'],
  ])('knows the place %s of a birth on %s: %s', async (belfiore, birthDate, comune) => {
    const got = await decode(taxCode(person({ belfiore, birthDate })));
    expect([got.nascita, got.comune]).toEqual([birthDate, comune]);
  });

  it.each<[string, string, string, string]>([
    [
      'yesterday, if the code were a child’s: the adult of a century ago',
      romeDay(-1),
      'A794',
      `${Number(romeDay(-1).slice(0, 4)) - 100}${romeDay(-1).slice(4)}`,
    ],
    ['in 2009, too long ago a century earlier', '2009-04-02', 'A794', '2009-04-02'],
    ['in 1925', '1925-12-24', 'L219', '1925-12-24'],
    [
      'a century ago: tomorrow is no birthday yet',
      `${Number(romeDay(1).slice(0, 4)) - 100}${romeDay(1).slice(4)}`,
      'A794',
      `${Number(romeDay(1).slice(0, 4)) - 100}${romeDay(1).slice(4)}`,
    ],
    [
      'over a hundred years ago, in a place that was no more a hundred years later',
      '1923-04-02',
      'A002',
      '1923-04-02',
    ],
    ['in this century, in a place that is still there', '2003-04-02', 'A794', '2003-04-02'],
    ['in a state that no longer exists', '1950-04-02', 'Z118', '1950-04-02'],
    ['in San Marino', '1950-04-02', 'Z130', '1950-04-02'],
    ['in the Channel Islands', '1950-04-02', 'Z124', '1950-04-02'],
    ['in Malaysia under its old code', '1950-04-02', 'Z230', '1950-04-02'],
    ['in Macao', '1950-04-02', 'Z231', '1950-04-02'],
    ['in Réunion', '1950-04-02', 'Z324', '1950-04-02'],
    ['in Guadeloupe', '1950-04-02', 'Z508', '1950-04-02'],
    ['in French Guiana', '1950-04-02', 'Z607', '1950-04-02'],
  ])('finds the century of a person born %s', async (_, birthDate, belfiore, expected) => {
    for (const gender of ['M', 'F'] as const) {
      expect(await decode(taxCode(person({ birthDate, belfiore, gender })))).toMatchObject({
        nascita: expected,
        genere: gender,
        ...(belfiore.startsWith('Z') ? { provincia: 'EE' } : {}),
      });
    }
  });

  it('takes lower case and blanks around', async () => {
    expect(await decode(encodeURIComponent(` ${taxCode(person()).toLowerCase()} `))).toMatchObject({
      comune: 'Bergamo',
    });
  });

  it.each([
    ['a wrong control character', withWrongControl(taxCode(person()))],
    ['31 February', ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71B71A794')],
    ['day 00', ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71C00A794')],
    ['day 35', ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71C35A794')],
    ['day 72', ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71C72A794')],
    [
      '29 February of a year without one',
      ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71B29A794'),
    ],
    [
      'a month that is none',
      ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71F09A794'),
    ],
    [
      'an unknown place',
      ((first15: string) => first15 + controlCharacter(first15))('BRGRNS71C49Z999'),
    ],
    ['15 characters', taxCode(person()).slice(0, 15)],
    ['17 characters', `${taxCode(person())}X`],
    ['punctuation', '%2E%2E%2F..%2F'],
    ['an emoji', encodeURIComponent('🏠🏠🏠🏠🏠🏠🏠🏠')],
    ['a VAT number', '12345678903'],
  ])('says that it does not recognise %s', async (_, code) => {
    const answer = await me.http.get(`Module/getDataFromSSN/${code}`);
    expect([400, 404, 422]).toContain(answer.status);
    const problem = expectProblem(answer, answer.status);
    if (problem.code === 'tax-code-not-recognised') expect(problem.message).toBe(NOT_RECOGNISED);
    else expect(code).toContain('%2F');
  });
});
