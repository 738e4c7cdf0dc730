import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AuditLogEntry } from './audit-log-entry.entity.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditLogService } from './audit-log.service.js';
import { ACCESS_REPEAT_MS, AccessLogService } from './access-log.service.js';

describe.each(databases)('readings on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await create();
    test = await startTestApp([], { change: { database: database.config } });
    dataSource = test.app.get(DataSource);
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  /** Simulates another process: the same audit log and an empty cache. */
  const process = () =>
    new AccessLogService(
      test.app.get(AuditLogService),
      test.app.get(AuditLogRepository, { strict: false }),
    );
  const reading = (id: number, change: { actor?: number; address?: string } = {}) => ({
    by: { id: change.actor ?? 7, role: 'Admin' as const, address: change.address ?? '192.0.2.10' },
    action: 'dossier-read' as const,
    subject: { kind: 'dossier' as const, id },
  });
  const noted = (id: number) =>
    dataSource.manager.countBy(AuditLogEntry, { subjectId: String(id) });

  it('are noted once, whichever process answers', async () => {
    const [one, other] = [process(), process()];
    for (const readings of [one, other, one, other]) await readings.recordAccess(reading(1));
    expect(await noted(1)).toBe(1);
  });

  it('are noted for each reader, place and record', async () => {
    await process().recordAccess(reading(2));
    for (const next of [
      reading(2, { actor: 8 }),
      reading(2, { address: '198.51.100.4' }),
      reading(3),
    ])
      await process().recordAccess(next);
    expect([await noted(2), await noted(3)]).toEqual([3, 1]);
  });

  it('are noted for each reader, place and record by one process too', async () => {
    const readings = process();
    for (const next of [
      reading(5),
      reading(5, { actor: 8 }),
      reading(5, { address: '198.51.100.4' }),
      reading(6),
    ])
      await readings.recordAccess(next);
    expect([await noted(5), await noted(6)]).toEqual([3, 1]);
  });

  it('ask the audit log once while a page loads the same record several times', async () => {
    const asked = jest.spyOn(
      test.app.get(AuditLogRepository, { strict: false }),
      'existsAccessSince',
    );
    const readings = process();
    for (let i = 0; i < 3; i += 1) await readings.recordAccess(reading(9));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(await noted(9)).toBe(1);
  });

  it('are noted again after ten minutes', async () => {
    const at = new Date(Date.now() - ACCESS_REPEAT_MS - 1_000);
    await dataSource.manager.insert(AuditLogEntry, {
      at,
      actorId: 7,
      role: 'Admin',
      address: '192.0.2.x',
      action: 'dossier-read',
      subjectKind: 'dossier',
      subjectId: '4',
      details: '{}',
    });
    await process().recordAccess(reading(4));
    expect(await noted(4)).toBe(2);
  });
});
