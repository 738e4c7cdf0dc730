import { expect, it } from '@jest/globals';
import { toProblem } from './problem.mapper.js';

const fail = (message: string, fields: object) => Object.assign(new Error(message), fields);

it.each([
  ['a folder', 'ENOSPC: no space left on device, write', { code: 'ENOSPC', errno: -28 }],
  ['SQLite', 'database or disk is full', { code: 'SQLITE_FULL' }],
  ['a table', "The table 'dossiers' is full", { code: 'ER_RECORD_FILE_FULL', errno: 1114 }],
  ['a disk', 'Disk got full writing (Errcode: 28)', { code: 'ER_DISK_FULL', errno: 1021 }],
  [
    'a sort',
    'Error writing file \'/tmp/MY\' (Errcode: 28 "No space left on device")',
    { errno: 3 },
  ],
  ['an engine', 'Got error 28 from storage engine', { code: 'ER_GET_ERRNO', errno: 1030 }],
  [
    'a commit',
    'Got error 28 "No space left on device" during COMMIT',
    { code: 'ER_ERROR_DURING_COMMIT', errno: 1180 },
  ],
])('answers 507 where %s has no space', (_, message, fields) => {
  expect(toProblem(fail(message, fields))).toMatchObject({ status: 507, code: 'no-space' });
});

it.each([
  ['Got error 128 from storage engine', { code: 'ER_GET_ERRNO', errno: 1030 }],
  ['Duplicate entry 28', { code: 'ER_DUP_ENTRY', errno: 1062 }],
  ['no space left on device', {}],
])('takes "%s" for another fault', (message, fields) => {
  expect(toProblem(fail(message, fields))).toBeNull();
});
