import { ApiError } from '@pratiche/api';
import { type DossierForm, createEmptyDossierForm } from '@pratiche/domain';
import { describe, expect, it, jest } from '@jest/globals';
import { DraftCreation } from './draft-creation.js';

const form = (annoRiferimento: number): DossierForm => ({
  ...createEmptyDossierForm(),
  annoRiferimento,
});
const failure = (status: number, code = 'x') => new ApiError({ status, code, message: 'x' });
type Send = (form: DossierForm, key: string) => Promise<string>;
const calls = (send: ReturnType<typeof jest.fn<Send>>) =>
  send.mock.calls.map(([sent, key]) => ({ year: sent.annoRiferimento, key }));

describe('the creation of a dossier', () => {
  it.each([0, 401, 500, 503])(
    'is repeated as it was first sent after the failure %i, whatever was typed since',
    async (status) => {
      const creation = new DraftCreation();
      const send = jest.fn<Send>().mockRejectedValueOnce(failure(status)).mockResolvedValue('made');
      await expect(creation.create(form(2025), send)).rejects.toThrow();
      const { answer, sent } = await creation.create(form(2026), send);
      expect([answer, sent.annoRiferimento]).toEqual(['made', 2025]);
      const { key } = creation;
      expect(calls(send)).toEqual([
        { year: 2025, key },
        { year: 2025, key },
      ]);
    },
  );

  it.each([400, 409, 413, 422])('is another one after the refusal %i', async (status) => {
    const creation = new DraftCreation();
    const send = jest.fn<Send>().mockRejectedValueOnce(failure(status)).mockResolvedValue('made');
    await expect(creation.create(form(2025), send)).rejects.toThrow();
    await creation.create(form(2026), send);
    const [first, second] = calls(send);
    expect(second?.year).toBe(2026);
    expect(second?.key).not.toBe(first?.key);
  });

  it('goes on after a reload, also with a key whose content is not known any more', async () => {
    const creation = new DraftCreation();
    creation.restore('kept', form(2024));
    const send = jest.fn<Send>().mockResolvedValue('made');
    await creation.create(form(2026), send);
    expect(calls(send)).toEqual([{ year: 2024, key: 'kept' }]);

    const older = new DraftCreation();
    older.restore('kept', null);
    const again = jest
      .fn<Send>()
      .mockRejectedValueOnce(failure(422, 'idempotency-key-reused'))
      .mockResolvedValue('made');
    expect((await older.create(form(2026), again)).answer).toBe('made');
    expect(calls(again).map(({ key }) => key === 'kept')).toEqual([true, false]);
  });
});
