import type { MunicipalityReportDto, RemoteOverrideTicketDto } from '@pratiche/api';
import type { AccessFixtures, AccessRequest } from '../../../kit/access-fixtures.js';
import { createCsvForm } from '../../../kit/csv-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import type { HttpClient } from '../../../kit/http-client.js';
import { romeDay } from '../../../kit/rome-day.js';
import type { SettingHistory } from '../../../kit/settings-fixtures.js';

/** A change of a table that the caller has looked at. */
async function confirmImport(
  http: HttpClient,
  path: string,
  content: string,
): Promise<AccessRequest> {
  const { confirmation } = await expectOk<MunicipalityReportDto>(
    http.post(path, { form: createCsvForm(content) }),
  );
  return { path, ask: { form: createCsvForm(content, { confirmation }) } };
}

let changes = 0;

export function importZones({ http }: AccessFixtures): Promise<AccessRequest> {
  changes += 1;
  const csv = `belfiore;zona_climatica\r\nA794;${changes % 2 === 0 ? 'E' : 'D'}`;
  return confirmImport(http.superAdmin, 'municipalities/inserimentoMassivoZoneClimatiche', csv);
}

export async function importMunicipalities({ http }: AccessFixtures): Promise<AccessRequest> {
  changes += 1;
  const path = 'municipalities/inserimentoMassivoComuni';
  const { text } = await http.superAdmin.get(path);
  const csv = text.replace(/^A074;[^;]+;/m, `A074;Agliè ${'I'.repeat(changes)};`);
  return confirmImport(http.superAdmin, path, csv);
}

export async function changeSetting({ http }: AccessFixtures): Promise<AccessRequest> {
  const { seen, current } = await expectOk<SettingHistory<'supportContacts'>>(
    http.superAdmin.get('Settings/supportContacts'),
  );
  return {
    path: 'Settings/supportContacts',
    ask: { json: { validFrom: romeDay(), value: current, note: null, seen } },
  };
}

/** The portal of the test names this origin. */
export const OVERRIDE_ORIGIN = 'https://lists.example';

export async function checkOverride({ http }: AccessFixtures): Promise<AccessRequest> {
  const { ticket } = (
    await http.superAdmin.post('RemoteOverrides', {
      json: {
        remote: 'mfe-lists',
        address: `${OVERRIDE_ORIGIN}/remoteEntry.js`,
        staysAfterLogout: false,
      },
    })
  ).json<RemoteOverrideTicketDto>();
  return { path: 'RemoteOverrides/check', ask: { json: { ticket } } };
}
