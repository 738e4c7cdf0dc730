import type { DossierDto, DossierListItemDto, LastStepDto } from '@pratiche/api';
import { AxiosHeaders } from 'axios';
import { readFileSync } from 'node:fs';
import { OpenAPIClientAxios, type Document } from 'openapi-client-axios';
import { describe, expect, it } from '@jest/globals';
import { createAccount, PASSWORD } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import { createUploadForm } from '../../kit/multipart-forms.js';
import { portal } from '../../kit/portal.js';

const FILE = new URL('../../../../libs/api/openapi.json', import.meta.url);

/** A client that knows of the portal only what its description says. */
async function createForeignClient() {
  const definition = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
  const api = new OpenAPIClientAxios({
    definition,
    axiosConfigDefaults: { baseURL: portal().origin },
  });
  return api.init();
}
type ForeignClient = Awaited<ReturnType<typeof createForeignClient>>;

async function call<T>(
  client: ForeignClient,
  operationId: string,
  parameters: Record<string, string | number> = {},
  body?: unknown,
): Promise<T> {
  const operation = client[operationId];
  if (operation === undefined) throw new Error(`The description has no call ${operationId}`);
  return (await operation(parameters, body)).data as T;
}

describe('a client made from the description alone', () => {
  it('logs in, saves a dossier, uploads its documents, sends it and lists it', async () => {
    const { id: accountId, email } = await createAccount({ packages: [{ credits: 10 }] });
    const client = await createForeignClient();
    const { jwtToken } = await call<{ jwtToken: string }>(
      client,
      'Login_login',
      {},
      {
        Email: email,
        Password: PASSWORD,
      },
    );
    client.defaults.headers.common = new AxiosHeaders({ Authorization: `Bearer ${jwtToken}` });

    const saved = await call<DossierDto>(client, 'Dossier_saveDossier', {}, ecobonusForm());
    const { id, version } = saved;
    const step = await call<LastStepDto>(client, 'Dossier_saveLastStepDraft', {}, { id, version });
    const items = step.documentSet.documentsDocumentsSetResponse.filter((one) => one.isMandatory);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      await call(
        client,
        'Upload_uploadDocument',
        {},
        createUploadForm(`${accountId}/${id}`, item.id, pdf(), `${item.document.code}.pdf`),
      );
    await call(client, 'Dossier_sendDossier', { id });

    const rows = await call<DossierListItemDto[]>(client, 'DossierList_listDossiers', {
      state: 'PROCESSING',
      page: 1,
    });
    expect(rows.map((row) => row.id)).toEqual([id]);
    expect(rows[0]?.status.code).toBe('SENT');
    expect(await call<DossierDto>(client, 'Dossier_findDossier', { id })).toMatchObject({ id });
  });
});
