import type { DossierDoubtsDto, DossierListItemDto } from '@pratiche/api';
import type { DossierForm, ListFilter } from '@pratiche/domain';
import { ecobonusForm } from './dossier-fixtures.js';
import { expectOk, lastStep, save, sendDossier, upload, type Member } from './dossier-flow.js';
import { pdf } from './file-fixtures.js';
import { taxCode } from './tax-code.js';

const LETTERS = 'BCDFGLMNPRSTVZ';
let count = 0;

/** A flat and a person of their own, with cadastral data that no other test has. */
export function createOwnForm(change: Partial<DossierForm> = {}): DossierForm {
  count += 1;
  const unique = [...String(process.pid * 1000 + count)].map((digit) => LETTERS[Number(digit)]);
  const person = {
    lastName: `${unique.slice(0, 3).join('')}A`,
    firstName: `${unique.slice(3, 6).join('')}A`,
    gender: 'F' as const,
    birthDate: `19${60 + (count % 40)}-03-${String(1 + (count % 28)).padStart(2, '0')}`,
    belfiore: 'A794',
  };
  return {
    ...ecobonusForm({}, person),
    beneficiarySsn: taxCode(person),
    cadastralSheet: unique.join(''),
    ...change,
  };
}

/** A saved dossier with files of its own for every mandatory document. */
export async function createOwnReadyDossier(owner: Member, form: DossierForm): Promise<number> {
  const { id, version } = await save(owner.http, form);
  const { documentSet } = await lastStep(owner.http, { id, version });
  for (const item of documentSet.documentsDocumentsSetResponse)
    if (item.isMandatory)
      await upload(
        owner,
        id,
        item.id,
        pdf(`${item.document.code} ${id}`),
        `${item.document.code}.pdf`,
      );
  return id;
}

export async function createOwnSentDossier(owner: Member, form: DossierForm): Promise<number> {
  const id = await createOwnReadyDossier(owner, form);
  await expectOk(sendDossier(owner, id));
  return id;
}

export const readDoubts = (reader: Member, id: number): Promise<DossierDoubtsDto> =>
  expectOk<DossierDoubtsDto>(reader.http.get(`Module/doubts/${id}`));

/** The names of the rules that comparing found. */
export const listComparisons = async (reader: Member, id: number): Promise<(string | null)[]> =>
  (await readDoubts(reader, id)).doubts
    .filter(({ origin }) => origin === 'comparison')
    .map(({ code }) => code);

/** A dossier in a list; `undefined` where a filter leaves it out. */
export async function findInList(
  reader: Member,
  state: ListFilter,
  id: number,
  review = '',
): Promise<DossierListItemDto | undefined> {
  const rows = await expectOk<DossierListItemDto[]>(
    reader.http.get(`Module/getAll?state=${state}&search=${id}${review && `&review=${review}`}`),
  );
  return rows.find((row) => row.id === id);
}
