import {
  downloadFile,
  type AdminDossierDto,
  type AdminFileDto,
  type UploadedFileDto,
} from '@pratiche/api';
import {
  findCpidInFile,
  findFilingFileDoubt,
  type FilingFileDoubt,
  findTransition,
  isStatusCode,
  listAllowedTransitions,
  type StatusCode,
} from '@pratiche/domain';
import { loadWhenOnline, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const PDF = 'application/pdf';

/** The text of a PDF; empty of one that cannot be read. */
export async function readPdfText(file: Blob): Promise<string> {
  const { openPdf } = await loadWhenOnline(() => import('../../signing/pdf-renderer.js'));
  try {
    return (await openPdf(await file.arrayBuffer())).map(({ text }) => text).join(' ');
  } catch {
    return '';
  }
}

/** A file never changes: its text stays when the dossier is left and opened again. */
const createTextQuery = (fileId: number, load: () => Promise<Blob>) => ({
  queryKey: ['filing-text', fileId],
  queryFn: async () => readPdfText(await load()),
  staleTime: Infinity,
  gcTime: Infinity,
});

const TEXTS_KEY = 'filing-texts';

/** Reads a PDF of a declaration as it is uploaded, so that it need not come back from the server. */
export function useFilingReader(): (stored: UploadedFileDto, file: File) => void {
  const queries = useQueryClient();
  return ({ id }, chosen) => {
    if (chosen.type !== PDF) return;
    void queries
      .prefetchQuery({ ...createTextQuery(id, () => Promise.resolve(chosen)), staleTime: 0 })
      .then(() => queries.invalidateQueries({ queryKey: [TEXTS_KEY] }));
  };
}

/** What was read from the file of a document. */
export interface FilingReading {
  document: AdminFileDto;
  doubt: FilingFileDoubt | null;
  /** The CPID that the file of the customer names. */
  cpid: string | null;
}

/** A reading that speaks against its file. */
export type DoubtfulReading = FilingReading & { doubt: FilingFileDoubt };

/** Of the files that a step of the back office waits for, those that are doubtful. */
export function listStepDoubts(
  readings: readonly FilingReading[],
  from: StatusCode,
  to: StatusCode,
): DoubtfulReading[] {
  const awaited = findTransition(from, to, 'admin')?.effects.requiresDocument;
  return readings.filter(
    (reading): reading is DoubtfulReading =>
      reading.doubt !== null && reading.document.name === awaited,
  );
}

/** Whether a step waits for a file that can be read: past its step it is not looked at again. */
function isToRead({ name, file }: AdminFileDto, code: string): boolean {
  if (file?.contentType !== PDF || file.awaitsScan || !isStatusCode(code)) return false;
  return listAllowedTransitions(code, 'admin').some(
    ({ effects }) => effects.requiresDocument === name,
  );
}

function readDocument(
  document: AdminFileDto,
  { adminFiles, ...form }: AdminDossierDto,
  text: string,
): FilingReading {
  const written = adminFiles.find((one) => one.filing === document.filing && one.cpid !== null);
  return {
    document,
    doubt: findFilingFileDoubt(text, form, written?.cpid ?? null),
    cpid: findCpidInFile(text, form),
  };
}

/** Texts by the number of their file. */
type FilingTexts = Readonly<Record<number, string | undefined>>;

/** Those of a dossier's files that were read: uploaded here, or stored and waited for by a step. */
export function useFilingReadings(dossier: AdminDossierDto): {
  readings: FilingReading[];
  /** Once the files that are being read are read; one that cannot be had raises no doubt. */
  finish: () => Promise<FilingReading[]>;
} {
  const api = useApi();
  const queries = useQueryClient();
  const { code } = dossier.status;
  const stored = dossier.adminFiles.filter(({ file }) => file !== null);
  const readText = (document: AdminFileDto, fileId: number) => {
    const query = createTextQuery(fileId, async () => {
      const path = { fileId };
      return (await downloadFile(api, '/api/Upload/download/{fileId}', { path })).blob;
    });
    return isToRead(document, code)
      ? queries.ensureQueryData(query).catch(() => undefined)
      : queries.getQueryData<string>(query.queryKey);
  };
  const query = {
    queryKey: [TEXTS_KEY, code, stored.map(({ file }) => file?.id)],
    queryFn: async (): Promise<FilingTexts> =>
      Object.fromEntries(
        await Promise.all(
          stored.map(async (document) => {
            const { id = 0 } = document.file ?? {};
            return [id, await readText(document, id)] as const;
          }),
        ),
      ),
  };
  const list = (texts: FilingTexts) =>
    stored.flatMap((document) => {
      const text = texts[document.file?.id ?? 0];
      return text === undefined ? [] : readDocument(document, dossier, text);
    });
  const { data = {} } = useQuery({ ...query, enabled: stored.length > 0 });
  return { readings: list(data), finish: async () => list(await queries.fetchQuery(query)) };
}
