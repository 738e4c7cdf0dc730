import { describe, expect, it } from '@jest/globals';
import { bellLabel } from './bell-label.js';

describe('bellName', () => {
  it.each([
    [0, 'Notifiche'],
    [1, 'Notifiche, 1 da leggere'],
    [9, 'Notifiche, 9 da leggere'],
    [10, 'Notifiche, più di 9 da leggere'],
    [50, 'Notifiche, più di 9 da leggere'],
  ])('with %s unread is «%s»', (unread, name) => expect(bellLabel(unread)).toBe(name));
});
