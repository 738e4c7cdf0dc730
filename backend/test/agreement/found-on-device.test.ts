import { describe } from 'vitest';
import { agreeOn } from './agreement.js';

describe('server and screen, with values found on the device,', () => {
  agreeOn(5_000, 'restore');
});
