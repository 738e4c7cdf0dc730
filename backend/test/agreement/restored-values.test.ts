import { describe } from '@jest/globals';
import { takeCases } from '../../../tools/testkit/random-cases.ts';
import { defineAgreementTest } from './agreement.js';

describe('server and screen, with values found on the device,', () => {
  defineAgreementTest(takeCases(5_000), 'restore');
});
