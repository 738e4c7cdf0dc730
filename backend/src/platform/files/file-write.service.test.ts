import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { sqliteDatabase } from '../../../test/kit/test-database.js';
import { FolderStorageAdapter } from '../storage/folder-storage.adapter.js';
import { FileWrite } from './file-write.entity.js';
import { FileWriteRepository } from './file-write.repository.js';
import { FileWriteService } from './file-write.service.js';

@Entity('keepers')
class Keeper {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'varchar', length: 120 })
  storageKey: string;
}

const DAY_MS = 86_400_000;

describe('files a crash left behind', () => {
  it('are deleted after a day with the halves of broken writes; files in use and young ones stay', async () => {
    const { config, remove } = await sqliteDatabase();
    const file = config.kind === 'sqlite' ? config.file : '';
    const folder = join(file, '..', 'files');
    mkdirSync(join(folder, 'dossiers'), { recursive: true });
    const dataSource = await new DataSource({
      type: 'better-sqlite3',
      database: file,
      entities: [FileWrite, Keeper],
      synchronize: true,
    }).initialize();
    const writes = new FileWriteService(
      new FolderStorageAdapter(folder),
      new FileWriteRepository(dataSource, dataSource.manager),
    );

    await writes.registerPendingFiles([
      'dossiers/left',
      'dossiers/used',
      'dossiers/half',
      'dossiers/settled',
    ]);
    await writes.registerPendingFiles(['dossiers/left']);
    await dataSource.manager.insert(Keeper, { id: 1, storageKey: 'dossiers/used' });
    for (const name of ['left', 'used', 'half.1234.part', 'settled', 'stranger'])
      writeFileSync(join(folder, 'dossiers', name), 'x');
    await writes.settlePendingFiles(['dossiers/settled']);

    expect(await writes.sweepOrphanedFiles()).toBe(0);
    expect(readdirSync(join(folder, 'dossiers'))).toHaveLength(5);
    expect(await writes.sweepOrphanedFiles(new Date(Date.now() + DAY_MS + 1_000))).toBe(2);
    expect(readdirSync(join(folder, 'dossiers')).sort()).toEqual(['settled', 'stranger', 'used']);
    expect(await dataSource.manager.count(FileWrite)).toBe(0);
    // A file that a waiting request hands on to its row while the sweep looks: in use all the time.
    await writes.registerPendingFiles(['dossiers/handed']);
    writeFileSync(join(folder, 'dossiers', 'handed'), 'x');
    let isWaiting = true;
    writes.registerKeyHolder(async (keys) => {
      const held = isWaiting ? keys.filter((key) => key === 'dossiers/handed') : [];
      isWaiting = false;
      await dataSource.manager.upsert(Keeper, { id: 2, storageKey: 'dossiers/handed' }, ['id']);
      return held;
    });
    expect(await writes.sweepOrphanedFiles(new Date(Date.now() + DAY_MS + 1_000))).toBe(0);
    expect(readdirSync(join(folder, 'dossiers'))).toContain('handed');
    await dataSource.destroy();
    await remove();
  });
});
