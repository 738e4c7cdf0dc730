import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import dtoMetadata from './dto-metadata.js';
import { createApp } from './platform/bootstrap/app.factory.js';
import { loadConfig } from './platform/config/index.js';
import { describeApi } from './platform/openapi/describe-api.util.js';

/** The text of `libs/api/openapi.json`, the same in any environment. */
export async function describePortal(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await SwaggerModule.loadPluginMetadata(dtoMetadata);
    const app = await createApp(AppModule.forRoot(config, 'none'), config);
    const description = describeApi(app);
    await app.close();
    return `${JSON.stringify(description, null, 2)}\n`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
