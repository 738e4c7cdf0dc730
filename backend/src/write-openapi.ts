import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module.js';
import { loadConfig } from './platform/config/index.js';
import { createApp } from './platform/bootstrap/app.factory.js';
import { describeApi } from './platform/openapi/describe-api.util.js';

/** Writes the description of the API to the file named by the first argument, or prints it. */
const config = loadConfig(process.env);
const app = await createApp(AppModule.forRoot(config, 'none'), config);
const text = `${JSON.stringify(describeApi(app), null, 2)}\n`;
await app.close();
const [, , file] = process.argv;
if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);
