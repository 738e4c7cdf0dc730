import 'reflect-metadata';
import { SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import dtoMetadata from './dto-metadata.js';
import { loadConfig, StartupError } from './platform/config/index.js';
import { createApp } from './platform/bootstrap/app.factory.js';
import { bootstrapProcess, closeDataFolder } from './platform/bootstrap/bootstrap.util.js';

/**
 * Serves HTTP. Without a queue server it also executes the jobs; with a queue server (`REDIS_URL`)
 * it only enqueues them and `worker.ts` executes them.
 */
export const runHttpProcess = (): Promise<void> =>
  bootstrapProcess(async () => {
    const config = loadConfig(process.env);
    closeDataFolder(config);
    await SwaggerModule.loadPluginMetadata(dtoMetadata);
    const app = await createApp(
      AppModule.forRoot(config, config.redisUrl === null ? 'local' : 'none'),
      config,
    );
    try {
      // Not `app.listen`: it would write the error into the log as well.
      const address = await app
        .getHttpAdapter()
        .getInstance()
        .listen({ port: config.port, host: config.host });
      return { app, readyMessage: `Listening on ${address}` };
    } catch (error) {
      await app.close();
      throw new StartupError([describeListenError(error, config.host, config.port)]);
    }
  });

function describeListenError(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is already in use on ${host}: stop the other program or choose another PORT`;
  return `Cannot listen on ${host}:${port} (${code ?? message})`;
}
