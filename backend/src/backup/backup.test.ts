import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../test/kit/test-database.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.constants.js';
import { PasswordHashingService } from '../platform/auth/index.js';
import { AppConfig, type AppConfigValues } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { SettingsModule } from '../settings/settings.module.js';
import { createNamedArchive, deleteOldArchives, nameArchive } from './archive-rotation.util.js';
import { readManifest, writeManifest } from './backup-archive.util.js';
import { recordBackupRun } from './backup-runs.util.js';
import { BackupModule } from './backup.module.js';
import { createBackup } from './create-backup.util.js';
import { openDatabase } from './database-access.util.js';
import { restoreBackup, type RestoreOptions } from './restore-backup.util.js';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const OPTIONS: RestoreOptions = {
  replaces: true,
  losesSecrets: false,
  keepsDemoAccounts: false,
  secretsFile: null,
};
const OWNER = 'anna@example.test';

describe.each(databases)('archives, on %s', (_, create) => {
  let database: TestDatabase;
  let target: TestDatabase;
  let test: TestApp;
  let archives: string;
  /** Not embedded: the secrets are variables and in no archive. */
  const machine = (change: Partial<AppConfigValues> = {}): AppConfig =>
    new AppConfig({
      ...test.config,
      embedded: false,
      jwtSecrets: [OLD],
      secretsKeys: [OLD],
      signatureKeys: [OLD],
      ...change,
    });

  beforeAll(async () => {
    [database, target] = [await create(), await create()];
    archives = await mkdtemp(join(tmpdir(), 'archives-'));
    test = await startTestApp([AccountsModule, SettingsModule, BackupModule], {
      change: { database: database.config },
    });
    const [passwordHash, ownHash] = await Promise.all(
      [DEMO_PASSWORD, 'a password of her own'].map((password) =>
        test.app.get(PasswordHashingService).hashPassword(password),
      ),
    );
    await test.app.get(UnitOfWork).run(async () => {
      const accounts = test.app.get(AccountsService, { strict: false });
      const { superadmin, installatore } = DEMO_ACCOUNTS;
      await accounts.createAccount({ ...superadmin, passwordHash: passwordHash ?? '' });
      await accounts.createAccount({ ...installatore, passwordHash: ownHash ?? '' });
      await accounts.createAccount({
        ...superadmin,
        email: OWNER,
        passwordHash: passwordHash ?? '',
      });
    });
    await createBackup(machine(), join(archives, 'secrets'));
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await Promise.all([database, target].map(({ remove }) => remove()));
    await rm(archives, { recursive: true, force: true });
  });

  const restore = (change: Partial<AppConfigValues>, options: Partial<RestoreOptions> = {}) =>
    restoreBackup(machine({ database: target.config, ...change }), join(archives, 'secrets'), {
      ...OPTIONS,
      ...options,
    });
  const suspendedIn = async (): Promise<string[]> => {
    const source = await openTarget();
    const rows = await source.query<{ email: string }[]>(
      'SELECT email FROM accounts WHERE suspended IS NOT NULL',
    );
    await source.destroy();
    return rows.map(({ email }) => email);
  };
  const openTarget = (): Promise<DataSource> => openDatabase(target.config);

  it('are refused by a machine without their secrets, which is told before it changes anything', async () => {
    await expect(restore({ secretsKeys: [NEW] })).rejects.toThrow(
      /not those that the archive was made with.*SECRETS_KEY is another one.*--lose-secrets/s,
    );
    await expect(restore({ signatureKeys: [NEW] })).rejects.toThrow(/SIGNATURE_KEYS is another/);
    await expect(
      restore({ secretsKeys: [NEW] }, { secretsFile: '/srv/production/secrets.json' }),
    ).rejects.toThrow(/in the place of \/srv\/production\/secrets\.json/);
    const source = await openTarget();
    expect(await source.createQueryRunner().hasTable('accounts')).toBe(false);
    await source.destroy();
  });

  it('are restored where the old secret stands behind a new one, or is given up', async () => {
    const { warnings } = await restore({ secretsKeys: [NEW, OLD] }, { keepsDemoAccounts: true });
    expect(warnings).toEqual([]);
    const lost = await restore(
      { secretsKeys: [NEW], jwtSecrets: [NEW] },
      { losesSecrets: true, keepsDemoAccounts: true },
    );
    expect(lost.warnings).toEqual([
      expect.stringMatching(/^SECRETS_KEY is another one: .*recovery codes still work/),
      expect.stringMatching(/^JWT_SECRET is another one/),
    ]);
    // Links and known devices are no reason to stop.
    const links = await restore({ jwtSecrets: [NEW] }, { keepsDemoAccounts: true });
    expect(links.warnings).toHaveLength(1);
    expect(await suspendedIn()).toEqual([]);
  }, 60_000);

  it('bring accounts of the demo suspended where they still have the published password', async () => {
    const { warnings } = await restore({});
    expect(warnings).toEqual([expect.stringMatching(/^Suspended.*: superadmin@demo\.test\. /)]);
    expect(await suspendedIn()).toEqual([DEMO_ACCOUNTS.superadmin.email]);
  }, 60_000);

  it('tell the metrics of the last one that was whole and of one that was not', async () => {
    const values = async () =>
      Object.fromEntries(
        await Promise.all(
          test.app
            .get(MetricsService)
            .sharedGauges.filter(({ name }) => name.startsWith('pratiche_backup'))
            .map(
              async ({ name, readValues }) =>
                [name, (await readValues()).map(({ value }) => value)] as const,
            ),
        ),
      );
    const [time, result] = [
      'pratiche_backup_last_success_timestamp_seconds',
      'pratiche_backup_last_result',
    ];
    expect(await values()).toEqual({ [time]: [], [result]: [] });
    const at = (second: number) => new Date(Date.UTC(2026, 10, 30, 3, 0, second));
    await recordBackupRun(database.config, 'whole', at(1));
    expect(await values()).toEqual({ [time]: [at(1).getTime() / 1_000], [result]: [1] });
    await recordBackupRun(database.config, 'failed', at(2));
    expect(await values()).toEqual({ [time]: [at(1).getTime() / 1_000], [result]: [0] });
    await recordBackupRun(database.config, 'whole', at(3));
    expect(await values()).toEqual({ [time]: [at(3).getTime() / 1_000], [result]: [1] });
  });

  it('are rotated: the newest stay, and nothing that the command did not make is touched', async () => {
    const folder = join(archives, 'nightly');
    const names = [1, 2, 3, 4].map((day) => nameArchive(new Date(Date.UTC(2026, 10, day))));
    for (const name of names)
      await createNamedArchive(folder, name, (path) => createBackup(machine(), path));
    await expect(
      createNamedArchive(folder, 'pratiche-20261105T000000Z', async (path) => {
        await mkdir(path);
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    // A name like ours that holds no archive, one of another program, and what a death left behind.
    for (const name of ['pratiche-20261001T000000Z', 'mine', 'pratiche-20261002T000000Z.part']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'file'), '');
    }
    expect(await deleteOldArchives(folder, 3, [])).toEqual([names[0]]);
    expect(await deleteOldArchives(folder, 3, [])).toEqual([]);
    await utimes(join(folder, 'pratiche-20261002T000000Z.part'), 0, 0);
    expect(await deleteOldArchives(folder, 3, [])).toEqual(['pratiche-20261002T000000Z.part']);
    expect((await readdir(folder)).sort()).toEqual(
      ['mine', 'pratiche-20261001T000000Z', ...names.slice(1)].sort(),
    );
  }, 60_000);

  it('keep the newest that misses no file beside newer ones that do', async () => {
    const folder = join(archives, 'incomplete');
    const names = [1, 2, 3].map((day) => nameArchive(new Date(Date.UTC(2026, 10, day))));
    for (const [index, name] of names.entries()) {
      await createNamedArchive(folder, name, (path) => createBackup(machine(), path));
      if (index > 0) await addMissingFile(join(folder, name));
    }
    expect(await deleteOldArchives(folder, 1, [])).toEqual([names[1]]);
    expect((await readdir(folder)).sort()).toEqual([names[0], names[2]]);
  }, 60_000);
});

/** As of a backup whose storage had lost a file. */
async function addMissingFile(folder: string): Promise<void> {
  await writeManifest(folder, { ...(await readManifest(folder, [])), missing: ['a/b'] }, []);
}
