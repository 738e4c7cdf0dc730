import { describe } from '@jest/globals';
import { defineAgreementTest } from './agreement.js';

describe('server and screen, with values found on the device,', () => {
  defineAgreementTest(5_000, 'restore');
});
