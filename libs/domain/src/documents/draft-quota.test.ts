import { describe, expect, it } from '@jest/globals';
import { validateDraftFileQuota, validateDraftQuota, getDraftQuotaWarning } from '../index.js';
import { SETTING_DEFAULTS } from '../settings/all.js';

const limits = { drafts: 1_000, megabytes: 20_000 };

describe('the room for drafts of an account', () => {
  it.each([
    [999, 1, null],
    [1_000, 1, /più di 1\.000, il massimo/],
    [990, 10, null],
    [990, 11, /più di 1\.000/],
  ])('holding %i, takes %i more: %s', (held, more, words) => {
    const said = validateDraftQuota(held, limits, more);
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatch(words);
  });

  it.each([
    [0, 40_000_000, null],
    [19_999_999_990, 10, null],
    [19_999_999_990, 11, /supererebbero 20\.000 MB/],
  ])('with files of %i bytes, takes one of %i: %s', (held, size, words) => {
    const said = validateDraftFileQuota(held, limits, size);
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatch(words);
  });

  it.each([
    [{ drafts: 799, bytes: 15_998_000_000 }, null],
    [{ drafts: 800, bytes: 0 }, /^Le bozze sono 800 su 1\.000 consentite/],
    [
      { drafts: 1, bytes: 16_000_000_000 },
      /^I file delle bozze occupano 16\.000 MB su 20\.000 consentiti/,
    ],
  ])('warns of %o: %s', (held, words) => {
    const said = getDraftQuotaWarning(held, limits);
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatch(words);
  });

  it('is never reached in ordinary work', () => {
    // Some hundred dossiers a year, some ten files of 2 MB each.
    expect(
      getDraftQuotaWarning({ drafts: 500, bytes: 500 * 20_000_000 }, SETTING_DEFAULTS.draftLimits),
    ).toBeNull();
  });
});
