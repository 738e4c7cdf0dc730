import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { describePortal } from './describe-portal.util.js';

/** Writes the description of the API to the file named by the first argument, or prints it. */
const text = await describePortal();
const [, , file] = process.argv;
if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);
