import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { loadConfig, StartupError } from './platform/config/index.js';
import { createApp } from './platform/http/create-app.js';
import { runProcess } from './platform/run-process.js';

/**
 * Serves HTTP. Without a queue server it also executes the jobs; with one (`REDIS_URL`) it only writes them and
 * `worker.ts` does the rest.
 */
export const serve = (): Promise<void> =>
  runProcess(async () => {
    const config = loadConfig(process.env);
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
      return { app, ready: `Listening on ${address}` };
    } catch (error) {
      await app.close();
      throw new StartupError([listenFault(error, config.host, config.port)]);
    }
  });

function listenFault(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is already in use on ${host}: stop the other program or choose another PORT`;
  return `Cannot listen on ${host}:${port} (${code ?? message})`;
}
