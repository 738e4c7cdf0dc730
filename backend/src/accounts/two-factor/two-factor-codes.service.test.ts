import { DataSource, EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';
import { AccountsModule } from '../accounts.module.js';

describe.each(databases)('secrets of the second step, on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;

  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule, SettingsModule], {
      change: { database: database.config },
    });
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  it('starts again when another call inserted one meanwhile', async () => {
    const { app } = test;
    const { id } = await app.get(UnitOfWork).run(() =>
      app.get(AccountsService, { strict: false }).createAccount({
        email: 'anna@example.test',
        role: 'Admin',
        passwordHash: 'x',
        emailVerified: true,
        contractVerified: true,
      }),
    );
    const insertRow = EntityManager.prototype.insert;
    // The row of another call stands there between deleting and inserting, the first time.
    jest.spyOn(EntityManager.prototype, 'insert').mockImplementationOnce(async function (
      this: EntityManager,
      ...row
    ) {
      await insertRow.apply(this, row);
      return insertRow.apply(this, row);
    });
    const codes = app.get(TwoFactorCodesService, { strict: false });
    const { secret } = await codes.createPendingSecret(id, 'anna@example.test');
    expect(secret).toMatch(/^[A-Z2-7]+$/);
    expect(await app.get(DataSource).manager.countBy(TwoFactorCredential, { accountId: id })).toBe(
      1,
    );
  });
});
