import { describe, expect, it } from 'vitest';
import { MAX_DOSSIER_BYTES, MAX_DOSSIER_FILES, refuseFile } from '../index.js';

describe('refuseFile', () => {
  it.each([
    [{ files: 0, bytes: 0 }, 1, null],
    [{ files: MAX_DOSSIER_FILES - 1, bytes: 0 }, 39_999_999, null],
    [{ files: MAX_DOSSIER_FILES, bytes: 0 }, 1, /già 200 file/],
    [{ files: 1, bytes: MAX_DOSSIER_BYTES - 10 }, 10, null],
    [{ files: 1, bytes: MAX_DOSSIER_BYTES - 10 }, 11, /600 MB/],
  ])('%j and %i bytes more: %s', (held, size, refusal) => {
    const said = refuseFile(held, size);
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toMatch(refusal);
  });
});
