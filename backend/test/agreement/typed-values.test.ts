import { describe } from '@jest/globals';
import { defineAgreementTest } from './agreement.js';

describe('server and screen, with values typed in,', () => {
  defineAgreementTest(5_000, 'type');
});
