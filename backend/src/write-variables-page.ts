import { writeFileSync } from 'node:fs';
import { describeVariables } from './platform/config/variables-page.util.js';

/** Writes the page of the variables to the file named by the first argument, or prints it. */
const [, , file] = process.argv;
if (file === undefined) process.stdout.write(describeVariables());
else writeFileSync(file, describeVariables());
