import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp } from '../test/kit/create-test-app.js';
import { AppModule } from './app.module.js';
import { AppConfig, loadConfig } from './platform/config/index.js';

let dataDir: string;
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'entities-'));
  const config = new AppConfig({
    ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    embedded: false,
  });
  app = await createTestApp(AppModule.forRoot(config, 'none'), config);
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('knows every entity: one that no module names in forFeature is an error at its first query', () => {
  const registered = app.get(DataSource).entityMetadatas.map(({ target }) => target);
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  expect(entities.length).toBeGreaterThan(30);
  expect(entities.filter((entity) => !registered.includes(entity))).toEqual([]);
});
