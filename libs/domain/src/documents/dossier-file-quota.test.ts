import { describe, expect, it } from '@jest/globals';
import { DOSSIER_MAX_BYTES, DOSSIER_MAX_FILES, validateDossierFileQuota } from '../index.js';

describe('refuseFile', () => {
  it.each([
    [{ files: 0, bytes: 0 }, 1, null],
    [{ files: DOSSIER_MAX_FILES - 1, bytes: 0 }, 39_999_999, null],
    [{ files: DOSSIER_MAX_FILES, bytes: 0 }, 1, /già 200 file/],
    [{ files: 1, bytes: DOSSIER_MAX_BYTES - 10 }, 10, null],
    [{ files: 1, bytes: DOSSIER_MAX_BYTES - 10 }, 11, /600 MB/],
  ])('%j and %i bytes more: %s', (held, size, refusal) => {
    const said = validateDossierFileQuota(held, size);
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toMatch(refusal);
  });
});
