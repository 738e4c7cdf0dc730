import {
  ApiError,
  type ApiClient,
  type BeneficiaryDossier,
  type BeneficiaryInput,
} from '@pratiche/api';
import {
  listBeneficiaryFields,
  createEmptyDossierForm,
  createEmptySerramento,
  BUILT_IN_SETTINGS,
  createRules,
} from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { createBeneficiaryApi, toDossier, isLinkRefused } from './beneficiary-api.js';

const rules = createRules(BUILT_IN_SETTINGS);

const answer = (change: Partial<BeneficiaryDossier> = {}): BeneficiaryDossier => ({
  id: 7,
  version: 3,
  context: { serviceType: 1, isCompany: false, hasWindows: true, hasShadings: false },
  values: { beneficiaryPhone: '3330001122' },
  requestedBy: 'Serramenti Bianchi',
  expires: '2026-12-21T10:00:00.000Z',
  savedAt: null,
  finishedAt: null,
  ...change,
});

function stand(save: (token: string, input: BeneficiaryInput) => Promise<BeneficiaryDossier>) {
  let lost = 0;
  const api = createBeneficiaryApi(
    { module: {}, beneficiary: { save } } as unknown as ApiClient,
    'token',
    () => {
      lost += 1;
    },
    rules,
  );
  return { api, lost: () => lost };
}
const refused = (status: number, code: string, stored?: unknown) =>
  new ApiError({ status, code, message: 'No', ...(stored === undefined ? {} : { stored }) });

describe('the server as a link reaches it', () => {
  it('receives the fields of the six steps with number and version, and no placeholders for the rest', async () => {
    const sent: BeneficiaryInput[] = [];
    const { api } = stand((token, input) => {
      expect(token).toBe('token');
      sent.push(input);
      return Promise.resolve(answer({ version: 4 }));
    });
    const saved = await api.module.save({
      ...toDossier(answer(), rules),
      beneficiaryFirstName: 'Ortensia',
    });
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
      [...listBeneficiaryFields(1), 'id', 'version'].sort(),
    );
    expect(sent[0]).toMatchObject({
      id: 7,
      version: 3,
      beneficiaryFirstName: 'Ortensia',
      beneficiaryPhone: '3330001122',
    });
    expect(saved).toMatchObject({
      id: 7,
      version: 4,
      status: { code: 'DRAFT' },
      manufatti: { serramenti: [createEmptySerramento()] },
    });
  });

  it('makes a whole dossier of the stored part a conflict comes with', async () => {
    const { api, lost } = stand(() =>
      Promise.reject(refused(409, 'version-conflict', answer({ version: 9 }))),
    );
    const error = await api.module
      .save(toDossier(answer(), rules))
      .catch((caught: unknown) => caught);
    expect((error as ApiError).problem.stored).toEqual({
      ...toDossier(answer({ version: 9 }), rules),
    });
    expect(Object.keys((error as ApiError).problem.stored as object)).toEqual(
      expect.arrayContaining(Object.keys(createEmptyDossierForm())),
    );
    expect(lost()).toBe(0);
  });

  it('reports an ended link, and no other failure as such', async () => {
    const ended = stand(() => Promise.reject(refused(404, 'link-not-valid')));
    const error = await ended.api.module
      .save(toDossier(answer(), rules))
      .catch((caught: unknown) => caught);
    expect([error, isLinkRefused(error)]).toEqual([error, true]);
    expect(ended.lost()).toBe(1);
    const away = stand(() => Promise.reject(refused(0, 'network')));
    const other = await away.api.module
      .save(toDossier(answer(), rules))
      .catch((caught: unknown) => caught);
    expect([other instanceof ApiError, isLinkRefused(other)]).toEqual([true, false]);
    expect(away.lost()).toBe(0);
  });
});
