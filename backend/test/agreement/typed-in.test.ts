import { describe } from 'vitest';
import { agreeOn } from './agreement.js';

describe('server and screen, with values typed in,', () => {
  agreeOn(5_000, 'type');
});
