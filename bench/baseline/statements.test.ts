import { describe, expect, it } from '@jest/globals';
import { type DossierForm, createEmptyDossierForm, normalizeDossier } from '@pratiche/domain';
import type { Pool } from 'mysql2/promise';
import { ecobonusForm } from '../../backend/test/kit/dossier-fixtures.js';
import {
  CREATION_STATEMENTS,
  describeStatement,
  OFFICE_PAGE_STATEMENTS,
  OFFICE_SEARCH_STATEMENTS,
  SENDING_STATEMENTS,
} from '../../backend/test/kit/statement-names.js';
import { createDossier } from './create-dossier.ts';
import type { BaselineRequest } from './http-server.ts';
import { listDossiers } from './list-dossiers.ts';
import { sendDossier } from './send-dossier.ts';

const ACCOUNT = 1;

/** A database that answers one row of each table, and names the statements that were asked. */
function createRecordingPool(status: string): { pool: Pool; statements: string[] } {
  const statements: string[] = [];
  const form = normalizeDossier({
    ...createEmptyDossierForm(),
    ...(ecobonusForm() as unknown as DossierForm),
  });
  const dossier = { id: 7, account_id: ACCOUNT, version: 1, status, data: JSON.stringify(form) };
  const rows: Readonly<Record<string, object[]>> = {
    dossiers: [{ ...dossier, client_key: 'rosati viola', num_ecobonus: 1, total: 1 }],
    dossier_sendings: [dossier],
    name_tails: [{ id: 7 }],
    uploaded_files: [{ id: 1, dossier_id: 7, purpose: 'document' }],
    active_packages: [{ id: 1 }],
    accounts: [{ business_name: 'Serramenti', email: 'misura1@example.test' }],
  };
  const query = (sql: string) => {
    if (!/^\s*(?:SELECT|INSERT|UPDATE|DELETE)/i.test(sql)) return Promise.resolve([[]]);
    const name = describeStatement(sql);
    statements.push(name);
    if (name.startsWith('SELECT')) return Promise.resolve([rows[name.split(' ')[1] ?? ''] ?? []]);
    return Promise.resolve([{ insertId: 7, affectedRows: 1 }]);
  };
  const nothing = () => Promise.resolve();
  const connection = { query, beginTransaction: nothing, commit: nothing, rollback: nothing };
  const getConnection = () => Promise.resolve({ ...connection, release: () => undefined });
  return { pool: { query, getConnection } as unknown as Pool, statements };
}

const toRequest = (path: string, body = ''): BaselineRequest => ({
  accountId: ACCOUNT,
  url: new URL(path, 'http://localhost'),
  body: () => Promise.resolve(body),
});

describe('the bare programs run the statements of the portal', () => {
  it.each([
    ['a creation', createDossier, '/create', 'DRAFT', CREATION_STATEMENTS],
    ['a sending', sendDossier, '/send?id=7', 'DRAFT', SENDING_STATEMENTS],
    ['a page', listDossiers, '/list?state=RECEIVED', 'SENT', OFFICE_PAGE_STATEMENTS],
    [
      'a page of what was accepted',
      listDossiers,
      '/list?state=RECEIVED&status=ACCEPTED',
      'ACCEPTED',
      OFFICE_PAGE_STATEMENTS,
    ],
    [
      'a search',
      listDossiers,
      '/list?state=RECEIVED&client=rosati',
      'SENT',
      OFFICE_SEARCH_STATEMENTS,
    ],
  ])('%s', async (_, answer, path, status, expected) => {
    const { pool, statements } = createRecordingPool(status);
    await answer(pool, toRequest(path, JSON.stringify(ecobonusForm())));
    expect(statements).toEqual(expected);
  });
});
