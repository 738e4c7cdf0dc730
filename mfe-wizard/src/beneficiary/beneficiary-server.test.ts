import {
  ApiError,
  type ApiClient,
  type BeneficiaryDossierDto,
  type BeneficiaryRequestDto,
} from '@pratiche/api';
import {
  BUILT_IN_SETTINGS,
  createDossierRules,
  listBeneficiaryFields,
  createEmptyDossierForm,
  createEmptySerramento,
} from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { createBeneficiaryServer, toDossier, isLinkRefused } from './beneficiary-server.js';

const rules = createDossierRules(BUILT_IN_SETTINGS);

const answer = (change: Partial<BeneficiaryDossierDto> = {}): BeneficiaryDossierDto => ({
  id: 7,
  version: 3,
  context: { serviceType: 1, isCompany: false, hasWindows: true, hasShadings: false },
  values: { beneficiaryPhone: '3330001122' },
  requestedBy: 'Serramenti Bianchi',
  requester: {
    name: 'Serramenti Bianchi',
    phone: '051 123456',
    city: 'Bologna',
    province: 'BO',
    vat: '01234567897',
    logo: null,
  },
  stage: 'collecting',
  sentAt: null,
  expires: '2026-12-21T10:00:00.000Z',
  savedAt: null,
  finishedAt: null,
  ...change,
});

function stand(
  save: (token: string, input: BeneficiaryRequestDto) => Promise<BeneficiaryDossierDto>,
) {
  let lost = 0;
  let frozen = 0;
  const PUT = async (_: string, init: { params: { path: { token: string } }; body: unknown }) => ({
    data: await save(init.params.path.token, init.body as BeneficiaryRequestDto),
  });
  const server = createBeneficiaryServer(
    { PUT } as unknown as ApiClient,
    'token',
    {
      onLinkLost: () => {
        lost += 1;
      },
      onFrozen: () => {
        frozen += 1;
      },
    },
    rules,
  );
  return { server, lost: () => lost, frozen: () => frozen };
}
const refused = (status: number, code: string, stored?: BeneficiaryDossierDto) =>
  new ApiError({ status, code, message: 'No', ...(stored === undefined ? {} : { stored }) });

describe('the server as a link reaches it', () => {
  it('receives the fields of the six steps with number and version, and no placeholders for the rest', async () => {
    const sent: BeneficiaryRequestDto[] = [];
    const { server } = stand((token, input) => {
      expect(token).toBe('token');
      sent.push(input);
      return Promise.resolve(answer({ version: 4 }));
    });
    const saved = await server.saveDossier({
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
    const { server, lost } = stand(() =>
      Promise.reject(refused(409, 'version-conflict', answer({ version: 9 }))),
    );
    const error = await server
      .saveDossier(toDossier(answer(), rules))
      .catch((caught: unknown) => caught);
    expect((error as ApiError).stored).toEqual({
      ...toDossier(answer({ version: 9 }), rules),
    });
    expect(Object.keys((error as ApiError).stored as object)).toEqual(
      expect.arrayContaining(Object.keys(createEmptyDossierForm())),
    );
    expect(lost()).toBe(0);
  });

  it('reports an ended link, and no other failure as such', async () => {
    const ended = stand(() => Promise.reject(refused(404, 'link-not-valid')));
    const error = await ended.server
      .saveDossier(toDossier(answer(), rules))
      .catch((caught: unknown) => caught);
    expect([error, isLinkRefused(error)]).toEqual([error, true]);
    expect(ended.lost()).toBe(1);
    const handedIn = stand(() => Promise.reject(refused(409, 'dossier-frozen')));
    await handedIn.server.saveDossier(toDossier(answer(), rules)).catch(() => null);
    expect([handedIn.lost(), handedIn.frozen()]).toEqual([0, 1]);
    const away = stand(() => Promise.reject(refused(0, 'network')));
    const other = await away.server
      .saveDossier(toDossier(answer(), rules))
      .catch((caught: unknown) => caught);
    expect([other instanceof ApiError, isLinkRefused(other)]).toEqual([true, false]);
    expect(away.lost()).toBe(0);
  });
});
