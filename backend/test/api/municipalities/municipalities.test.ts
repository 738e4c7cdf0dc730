/** @core */
import type { MunicipalityDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember } from '../../kit/account-fixtures.js';

let me: Member;
let all: MunicipalityDto[];
beforeAll(async () => {
  me = await createMember({});
  all = await expectOk<MunicipalityDto[]>(me.http.get('municipalities/getAll'));
});

describe('GET municipalities/getAll', () => {
  it('answers all 7,894 of them', () => {
    const italian = all.filter(({ code }) => code !== 'Z130');
    expect(italian).toHaveLength(7894);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it('answers each with name, postal codes, province, zone and code', () => {
    expect(all.find(({ code }) => code === 'A794')).toEqual({
      name: 'Bergamo',
      cap: '24121',
      caps: ['24121', '24122', '24123', '24124', '24125', '24126', '24127', '24128', '24129'],
      province: 'BG',
      climateZone: 'E',
      code: 'A794',
      zoneToVerify: false,
    });
    for (const { name, cap, province, climateZone, code } of all) {
      expect(name).not.toBe('');
      expect(cap).toMatch(/^\d{5}$/);
      expect(province).toMatch(/^[A-Z]{2}$/);
      expect(
        ((zone) => zone === null || /^[A-F]$/.test(String(zone)))(
          code === 'Z130' ? climateZone : `${climateZone}`,
        ),
      ).toBe(true);
    }
  });

  it('marks the zones that must be verified', () => {
    const marked = all.filter(({ zoneToVerify }) => zoneToVerify);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThan(all.length / 2);
  });

  it('is not sent twice to a browser that has it', async () => {
    const first = await me.http.get('municipalities/getAll');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^(W\/)?"/);
    const again = await me.http.get('municipalities/getAll', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(
      (await me.http.get('municipalities/getAll', { headers: { 'if-none-match': '"altro"' } }))
        .status,
    ).toBe(200);
  });
});

describe('GET municipalities/fromZip', () => {
  it('finds by postal code and name, in any case and with accents', async () => {
    expect(await expectOk(me.http.get('municipalities/fromZip/24127/BERGAMO'))).toMatchObject({
      name: 'Bergamo',
      province: 'BG',
      climateZone: 'E',
    });
    expect(
      await expectOk(me.http.get(`municipalities/fromZip/10011/${encodeURIComponent('Agliè')}`)),
    ).toMatchObject({ name: 'Agliè', province: 'TO' });
    expect(
      await expectOk(me.http.get(`municipalities/fromZip/10060/${encodeURIComponent('airasca')}`)),
    ).toMatchObject({ name: 'Airasca' });
  });

  it.each([
    ['47121', "FORLI'", 'D704', '47121', 0],
    ['30172', 'MESTRE', 'L736', '30172', 1],
    ['39100', 'Bozen', 'A952', '39100', 0],
    ['20100', 'MILANO (MI)', 'F205', '', 1],
    ['40056', 'Valsamoggia', 'M320', '40053', 1],
    ['24127', 'Milano', 'F205', '', 1],
    ['99999', 'Bergamo', 'A794', '', 1],
    ['abc', 'Bergamo', 'A794', '', 1],
    ['87067', 'Rossano', 'M403', '87064', 2],
  ])('understands %s %s and tells what was doubtful', async (zip, name, code, cap, count) => {
    const found = await expectOk<{ code: string; cap: string; doubts: string[] }>(
      me.http.get(`municipalities/fromZip/${zip}/${encodeURIComponent(name)}`),
    );
    expect([found.code, found.cap]).toEqual([code, cap]);
    expect(found.doubts).toHaveLength(count);
  });

  it('names those to choose from, and says that a postal code is of another', async () => {
    const answer = await me.http.get('municipalities/fromZip/-/Samone');
    const problem = expectProblem(answer, 404, 'not-found');
    expect(problem.message).toBe(
      '«Samone» non dice con certezza quale comune: scegli tra Samone (TO), Samone (TN).',
    );
    expect(problem).toMatchObject({ candidates: [{ code: 'H753' }, { code: 'H754' }] });
    const { doubts } = await expectOk<{ doubts: string[] }>(
      me.http.get('municipalities/fromZip/40056/Valsamoggia'),
    );
    expect(doubts).toEqual([
      'Il CAP 40056 non è di Valsamoggia (BO), che ha 40053: ricontrolla il CAP.',
    ]);
  });

  it.each([
    ['24127', 'Nusquam'],
    ['24127', '%27%3B--'],
    ['99999', 'x'.repeat(300)],
  ])('says that it does not know %s %s', async (zip, name) => {
    const answer = await me.http.get(`municipalities/fromZip/${zip}/${name}`);
    expect([400, 404]).toContain(answer.status);
    expectProblem(answer, answer.status);
  });
});

describe('GET ModuleStatuses/getAll', () => {
  it('names every status', async () => {
    const statuses = await expectOk<{ code: string; name: string }[]>(
      me.http.get('ModuleStatuses/getAll'),
    );
    expect(statuses.map(({ code, name }) => [code, name])).toEqual([
      ['DRAFT', 'Bozza'],
      ['SENT', 'Inviata'],
      ['WAITING', 'Correzioni richieste'],
      ['REJECTED', 'Rifiutata'],
      ['ACCEPTED', 'Accettata'],
      ['SENTTOENEA', 'Inviata a ENEA'],
      ['SELLED', 'Completata'],
    ]);
  });
});

it('answers nothing of this to a stranger who asks for dossiers', async () => {
  expectProblem(await visitor().get('Module/getAll', { query: { state: 'DRAFT' } }), 401);
});
