import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { loadConfig } from './platform/config/index.js';
import { createApp } from './platform/bootstrap/app.factory.js';
import { listRoutes } from './platform/auth/index.js';

/** Prints every route with its access policy as JSON and ends. Nothing listens and no job runs. */
const config = loadConfig(process.env);
const app = await createApp(AppModule.forRoot(config, 'none'), config);
const routes = listRoutes(app);
await app.close();
process.stdout.write(`${JSON.stringify(routes)}\n`);
