import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { KEPT_SERVICES } from './kept-services.ts';
import { findOneCallerServices, readBackendSources } from './one-caller-services.ts';

const BACKEND = resolve(import.meta.dirname, '../../backend/src');

const named = findOneCallerServices(readBackendSources(BACKEND));

const service = (name: string, lines = 4) => ({
  file: `credits/${name.toLowerCase()}.service.ts`,
  text: `@Injectable()\nexport class ${name} {${'\n'.repeat(lines - 2)}}\n`,
});
const caller = (file: string, type: string) => ({
  file,
  text: `export class Caller { constructor(private readonly it: ${type}) {} }\n`,
});

it.each([
  ['the only caller in its folder', [caller('credits/ledger.service.ts', 'Probe')], 1],
  ['a caller in a folder below', [caller('credits/orders/order.service.ts', 'Probe')], 1],
  ['a caller elsewhere', [caller('mail/mail.service.ts', 'Probe')], 0],
  ['a controller', [caller('credits/credits.controller.ts', 'Probe')], 0],
  [
    'two callers',
    [caller('credits/a.service.ts', 'Probe'), caller('credits/b.service.ts', 'Probe')],
    0,
  ],
  ['no caller', [], 0],
])('looks at a short service with %s', (_, callers, count) => {
  expect(findOneCallerServices([service('Probe'), ...callers])).toHaveLength(count);
});

it('leaves a service of 60 lines alone', () => {
  const ledger = caller('credits/ledger.service.ts', 'Probe');
  expect(findOneCallerServices([service('Probe', 59), ledger])).toHaveLength(1);
  expect(findOneCallerServices([service('Probe', 60), ledger])).toEqual([]);
});

it('counts what a file takes out of the container as a call', () => {
  const text = 'export const start = (app: Container) => app.get(Probe);\n';
  expect(
    findOneCallerServices([service('Probe'), { file: 'credits/start.ts', text }]),
  ).toHaveLength(1);
});

it('a short service with one caller beside it is part of it, or says why not', () => {
  const services = named.filter(({ file }) => KEPT_SERVICES[file] === undefined);
  expect(services.map(({ file, caller: by }) => `${file} is called by ${by} alone`)).toEqual([]);
});

it('every kept service is still one that the check names', () => {
  const files = named.map(({ file }) => file);
  expect(Object.keys(KEPT_SERVICES).filter((file) => !files.includes(file))).toEqual([]);
});
