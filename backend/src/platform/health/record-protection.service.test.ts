import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { RecordProtectionService } from './record-protection.service.js';

describe.each(databases)('the protection of records on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await create();
    test = await startTestApp([], {
      change: { database: database.config },
    });
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  const listUnprotected = async () => {
    const service = test.app.get(RecordProtectionService, { strict: false });
    await service.onApplicationBootstrap();
    return service.unprotectedTables;
  };

  it('is told to be missing where the database let no trigger be made, and changes no row', async () => {
    const dataSource = test.app.get(DataSource);
    expect(await listUnprotected()).toEqual([]);
    await test.app.get(AuditLogService).appendAuditEntry({ by: null, action: 'retention' });
    const rows = () => dataSource.manager.query('SELECT * FROM audit_entries');
    const before = await rows();
    expect(await listUnprotected()).toEqual([]);
    await dataSource.manager.query('DROP TRIGGER tr_audit_entries_no_update');
    expect(await listUnprotected()).toEqual(['audit_entries']);
    expect(await rows()).toEqual(before);
  });
});
