import { describe, expect, it } from '@jest/globals';
import { validateDto } from './dto-validator.util.js';
import { MomentField } from './moment-field.decorator.js';

class MomentDto {
  @MomentField({ isOptional: true })
  at?: string;
}

describe('a moment of a request', () => {
  it.each(['2026-11-22T23:59:59.123Z', '2026-11-22T23:59:59Z', undefined])('takes %s', (at) => {
    expect(validateDto(MomentDto, { at }).at).toBe(at);
  });

  it.each([
    '2026-02-30T10:00:00Z',
    '2026-11-22T24:00:00Z',
    '2026-11-22T23:59Z',
    '2026-11-22T10:00:00+01:00',
    '2026-11-22T10:00:00',
    '2026-11-22 10:00:00Z',
    '2026-11-22',
    '',
    null,
    1,
  ])('refuses %s', (at) => {
    expect(() => validateDto(MomentDto, { at })).toThrow(
      expect.objectContaining({
        extras: { errors: [{ field: 'at', message: 'Momento non valido.' }] },
      }),
    );
  });
});
