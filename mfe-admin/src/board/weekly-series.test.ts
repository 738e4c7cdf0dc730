import { expect, it } from '@jest/globals';
import { formatWeekLabel } from './weekly-series.js';

it('calls a week by its Monday', () => expect(formatWeekLabel('2026-05-18')).toBe('18/05'));
