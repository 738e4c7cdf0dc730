/** Reads the file that it is given, and prints the memory that this took. */
import { readFileSync } from 'node:fs';
import { measureReading } from '../../backend/test/kit/invoices/measure-reading.js';

const [path = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measureReading(readFileSync(path))));
