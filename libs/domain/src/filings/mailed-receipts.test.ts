import { expect, it } from '@jest/globals';
import { areReceiptsMailed } from './mailed-receipts.js';

it.each([
  [[], false],
  [[{ size: 5_000_000 }], true],
  [[{ size: 5_000_001 }], false],
  [[{ size: 3_000_000 }, { size: 3_000_000 }], false],
  [[{ size: 100 }, { size: 100, awaitsScan: true }], false],
  [[{ size: 100, awaitsScan: false }], true],
])('mails receipts of %j: %s', (receipts, areMailed) => {
  expect(areReceiptsMailed(receipts)).toBe(areMailed);
});
