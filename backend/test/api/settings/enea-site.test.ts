import type { SiteChanges } from '@pratiche/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { ecobonusForm, schermatura, serramento } from '../../kit/dossier-fixtures.js';
import { expectOk, save, type Member } from '../../kit/dossier-flow.js';
import { createMember } from '../../kit/account-fixtures.js';
import { pdfText } from '../../kit/pdf-text.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { romeDay } from '../../kit/rome-day.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { withSetting } from '../../kit/settings-fixtures.js';
import { unzip } from '../../kit/unzip.js';

let own: Portal;
let admin: Member;

// A separate portal, because the changes here apply to every account.
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(own);
  admin = await createMember({ role: 'SuperAdmin' });
});
afterAll(async () => {
  await own.stop();
});

const TERMINALS = { year: 2026, page: 'impianto', field: 'id-erogazione' };
const SPLIT = { ...TERMINALS, code: '400', label: 'h. split', isAdded: true, value: 'split' };
const CHANGES: SiteChanges = {
  fields: [
    { ...TERMINALS, label: 'Corpi scaldanti' },
    { year: 2026, page: 'serramenti', field: 'id-conf', isConfirmed: true },
  ],
  choices: [{ ...SPLIT, isConfirmed: true }],
};

/** The sheet of a dossier as it is taken away: its table and its print. */
async function readSheet(me: Member, id: number): Promise<{ csv: string; print: string }> {
  const answer = await me.http.get(`module/downloadDocsCompilatore/${id}`);
  const entries = await unzip(answer.bytes);
  const read = (extension: string) =>
    entries.find(({ name }) => name === `Scheda ENEA.${extension}`)?.bytes ?? Buffer.alloc(0);
  return { csv: read('csv').toString(), print: pdfText(read('pdf')).replace(/\s+/g, ' ') };
}

describe('ENEA’s site as the back office describes it', () => {
  it('is what the sheet is written by', async () => {
    const me = await createMember({});
    const { id } = await save(
      me.http,
      ecobonusForm({
        tipoTerminaleErogazione: 'split',
        manufatti: { serramenti: [serramento()], schermature: [schermatura()], chiusure: [] },
      }),
    );
    const before = await readSheet(me, id);
    expect(before.csv).toContain('Terminali di erogazione;;Sì;No\r\n');
    expect(before.csv).toContain('Confine;Verso esterno;Sì;Sì\r\n');
    expect(before.print).toContain('Terminali di erogazione «g. altro», scrivendo «split»');
    expect(before.print).toContain('Confine (da verificare) Verso esterno');
    await withSetting(admin, 'eneaSite', CHANGES, async () => {
      const { csv, print } = await readSheet(me, id);
      expect(csv).toContain('Corpi scaldanti;h. split;Sì;No\r\n');
      expect(csv).toContain('Confine;Verso esterno;Sì;No\r\n');
      expect(print).toContain('Corpi scaldanti h. split');
      expect(print).toContain('Confine Verso esterno');
      const { current } = await expectOk<{ current: { eneaSite: SiteChanges } }>(
        visitor().get('Settings/current'),
      );
      expect(current.eneaSite).toEqual(CHANGES);
    });
    expect((await readSheet(me, id)).csv).toBe(before.csv);
  });

  it.each([
    [
      'fields.0.field',
      { fields: [{ ...TERMINALS, field: 'id-piano', label: 'Piano' }], choices: [] },
      'La pagina «impianto» del sito non ha la domanda «id-piano».',
    ],
    [
      'choices',
      { fields: [], choices: [{ ...SPLIT, code: '37' }] },
      'Due voci di «Terminali di erogazione» hanno il codice 37.',
    ],
  ])('is refused where the %s do not fit it', async (field, value, message) => {
    const { seen } = await expectOk<{ seen: number }>(admin.http.get('Settings/eneaSite'));
    const refused = await admin.http.post('Settings/eneaSite', {
      json: { validFrom: romeDay(), value, note: null, seen },
    });
    expectProblem(refused, 400);
    expect(refused.json<{ errors: unknown[] }>().errors).toEqual([{ field, message }]);
  });
});
