import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { OptimisticConflictError, UnitOfWork } from '../../platform/database/index.js';
import { DomainEventsModule, IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierDataChangedEvent } from '../dossier-data-changed.event.js';
import { DossiersModule } from '../dossiers.module.js';
import { DossierSaveService } from './dossier-save.service.js';

/** Like a signature of which the delivery of its e-mail was noted at the same moment. */
@Injectable()
class OvertakenListener {
  calls = 0;

  @OnEvent(DossierDataChangedEvent.eventName, IN_TRANSACTION)
  failOnce(): void {
    this.calls += 1;
    if (this.calls === 1) throw new OptimisticConflictError('Changed by another request');
  }
}

@Module({ imports: [DomainEventsModule], providers: [OvertakenListener] })
class OvertakenListenerModule {}

describe.each(databases)('a save whose listener was overtaken on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule, DossiersModule, OvertakenListenerModule], {
      change: { database: database.config, embedded: false },
    });
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  it('starts again and saves', async () => {
    const { app } = test;
    const { id: accountId } = await app.get(UnitOfWork).run(() =>
      app.get(AccountsService).createAccount({
        email: `${randomUUID()}@example.test`,
        role: 'User',
        passwordHash: null,
      }),
    );
    const caller = { id: accountId, role: 'User', isContractVerified: true } as const;
    const saves = app.get(DossierSaveService);
    const { id, version } = await saves.saveDossier(caller, {}, null);
    const saved = await saves.saveDossier(
      caller,
      { id, version, beneficiaryFirstName: 'Ornella' },
      null,
    );
    expect(saved.data.beneficiaryFirstName).toBe('Ornella');
    expect(app.get(OvertakenListener).calls).toBe(2);
  });
});
