import type { AdminDossierDto, AdminFileDto, UploadedFileDto } from '@pratiche/api';
import {
  findCpidInFile,
  findFilingFileDoubt,
  type FilingFileDoubt,
} from '@pratiche/domain/all-rules';
import { findTransition, type DossierForm, type StatusCode } from '@pratiche/domain';
import { loadWhenOnline } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The text of a PDF; empty of one that cannot be read. */
async function readPdfText(file: File): Promise<string> {
  try {
    const { openPdf } = await loadWhenOnline(() => import('../../signing/pdf-renderer.js'));
    return (await openPdf(await file.arrayBuffer())).map(({ text }) => text).join(' ');
  } catch {
    return '';
  }
}

/** Texts by the number of their file. */
type FilingTexts = Readonly<Record<number, string>>;

const TEXTS_KEY = ['filing-texts'] as const;
const NO_TEXTS: FilingTexts = {};

/** Reads a PDF of a declaration as it is uploaded; its text stays when the dossier is left and opened again. */
export function useFilingReader(): (stored: UploadedFileDto, file: File) => void {
  const queries = useQueryClient();
  return ({ id }, chosen) => {
    if (chosen.type !== 'application/pdf') return;
    queries.setQueryDefaults(TEXTS_KEY, { gcTime: Infinity });
    void readPdfText(chosen).then((text) =>
      queries.setQueryData<FilingTexts>(TEXTS_KEY, (known) => ({ ...known, [id]: text })),
    );
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

/** Those of a dossier's files that were read. */
export function useFilingReadings({
  adminFiles,
  ...form
}: Pick<AdminDossierDto, 'adminFiles'> & DossierForm): FilingReading[] {
  const stored = adminFiles.filter(({ file }) => file !== null);
  // Written by uploads alone.
  const { data: texts = NO_TEXTS } = useQuery({
    queryKey: TEXTS_KEY,
    queryFn: () => NO_TEXTS,
    enabled: false,
  });
  return stored.flatMap((document) => {
    const text = texts[document.file?.id ?? 0];
    if (text === undefined) return [];
    const { filing } = document;
    const written = adminFiles.find((one) => one.filing === filing && one.cpid !== null)?.cpid;
    return {
      document,
      doubt: findFilingFileDoubt(text, form, written ?? null),
      cpid: findCpidInFile(text, form),
    };
  });
}
