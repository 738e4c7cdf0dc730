import type { LastStepDto } from '@pratiche/api';
import { createMember, createPackage, logInAs, reopenSql, sql } from '../kit/account-fixtures.js';
import { expectOk, type Member } from '../kit/dossier-flow.js';
import { createMixedProducts, ecobonusForm } from '../kit/dossier-fixtures.js';
import { listActivePackages } from '../kit/ledger-queries.js';
import { startInProcessPortal } from '../kit/in-process-portal.js';
import { changeSetting } from '../kit/settings-fixtures.js';
import { databases } from '../kit/test-database.js';
import type { Model, Real } from './model.types.js';

/** A login lasts a quarter of an hour. */
const LOGIN_MS = 8 * 60_000;
/** Enough for some dossiers, and not for all of a sequence. */
const FIRST_CREDITS = 8;

/** A portal for many sequences, each with a new company of its own. */
export interface ModelPortal {
  /** `start` decides when each request begins. */
  begin(start?: Real['start']): Promise<{ model: Model; real: Real }>;
  /** How often each status was reached, by all sequences. */
  countReached(): Promise<[status: string, count: number][]>;
  close(): Promise<void>;
}

export async function startModelPortal(): Promise<ModelPortal> {
  const [, createDatabase] = databases[0] ?? [];
  if (createDatabase === undefined) throw new Error('No database');
  const database = await createDatabase();
  const portal = await startInProcessPortal({ database: database.config });
  const boss = await createMember({ role: 'SuperAdmin' });
  const staff: Member[] = [
    await createMember({ role: 'Admin' }),
    await createMember({ role: 'Admin' }),
    boss,
  ];
  await changeSetting(boss, 'bankTransfer', {
    holder: 'Portale srl',
    iban: 'IT60X0542811101000000123456',
    bic: '',
    bank: '',
  });
  const offers: { id: number; credits: number }[] = [];
  for (const credits of [1, 3, 10])
    offers.push({ id: await createPackage({ credits, name: `Da ${credits}` }), credits });
  const mandatory = await listMandatoryItems();
  let loggedIn = Date.now();
  let count = 0;
  return {
    begin: async (start = (call) => call()) => {
      if (Date.now() - loggedIn > LOGIN_MS) {
        for (const [index, member] of staff.entries()) staff[index] = await logInAs(member);
        loggedIn = Date.now();
      }
      const [anna, bruno, superAdmin] = staff as [Member, Member, Member];
      let taken = 0;
      const owner = await createMember({
        businessName: `Infissi ${(count += 1)}`,
        packages: [{ credits: FIRST_CREDITS }],
      });
      const [first] = await listActivePackages(owner.id);
      return {
        model: {
          packages: [{ id: first?.id ?? 0, credits: FIRST_CREDITS }],
          dossiers: [],
          orders: [],
        },
        real: {
          sql: sql(),
          owner,
          operators: [anna, bruno],
          superAdmin,
          offers,
          mandatory,
          start,
          next: () => (count += 1),
          taken: () => taken,
          countStep: () => (taken += 1),
        },
      };
    },
    countReached: async () =>
      (
        await sql().rows<{ status: string; n: number | string }>(
          'SELECT to_code AS status, COUNT(*) AS n FROM dossier_status_changes GROUP BY to_code',
        )
      ).map(({ status, n }) => [status, Number(n)]),
    close: async () => {
      await reopenSql();
      await portal.close();
      await database.remove();
    },
  };
}

/** Of one declaration and of two: both need the same documents. */
async function listMandatoryItems(): Promise<number[]> {
  const { http } = await createMember({});
  const { documentSet } = await expectOk<LastStepDto>(
    http.put('Module/lastStepDraft', { json: ecobonusForm(createMixedProducts()) }),
  );
  return documentSet.documentsDocumentsSetResponse
    .filter(({ isMandatory }) => isMandatory)
    .map(({ id }) => id);
}
