import {
  readData,
  type ApiClient,
  type DossierDto,
  type DossierRequestDto,
  type LastStepDto,
  type SsnDataDto,
} from '@pratiche/api';

/** The calls of one open dossier: those of its owner, or those of a link's holder. */
export interface DossierServer {
  /** A repeated creation with the same key returns the same dossier. */
  saveDossier: (dossier: DossierRequestDto, creationKey?: string) => Promise<DossierDto>;
  loadLastStep: (dossier: DossierRequestDto) => Promise<LastStepDto>;
  decodeTaxCode: (ssn: string) => Promise<SsnDataDto>;
}

export const createOwnerServer = (api: ApiClient): DossierServer => ({
  saveDossier: (body, creationKey) =>
    readData(
      api.PUT('/api/Module', {
        ...(creationKey === undefined
          ? {}
          : { params: { header: { 'Idempotency-Key': creationKey } } }),
        body,
      }),
    ),
  loadLastStep: (body) => readData(api.PUT('/api/Module/lastStepDraft', { body })),
  decodeTaxCode: (ssn) =>
    readData(api.GET('/api/Module/getDataFromSSN/{ssn}', { params: { path: { ssn } } })),
});
