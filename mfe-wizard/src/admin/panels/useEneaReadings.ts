import {
  readData,
  type AdminDossierDto,
  type AdminFileDto,
  type EneaReadingDto,
} from '@pratiche/api';
import {
  findTransition,
  isStatusCode,
  listAllowedTransitions,
  listStepDifferences,
  type FilingDifference,
  type FilingFileDoubt,
  type StatusCode,
} from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ENEA_TEXTS } from './enea-texts.js';
import { PANEL_TEXTS } from './texts.js';

/** A sentence that speaks against a file, with the value that differs. */
export interface FileDoubt {
  text: string;
  /** `null` of a doubt about the whole file. */
  difference: { key: string; label: string } | null;
}

/** Finds the reading of the file of a document. */
export interface FilingReading {
  document: AdminFileDto;
  /** What speaks against the file. */
  doubts: readonly FileDoubt[];
  /** The CPID that the file of the customer names. */
  cpid: string | null;
}

/** Files of a dossier with what was read in them, and prints that were compared. */
export interface EneaReadings {
  files: readonly FilingReading[];
  all: readonly EneaReadingDto[];
}

/** Lists the doubtful files that a step of the back office waits for. */
export function listStepDoubts(
  { files }: EneaReadings,
  from: StatusCode,
  to: StatusCode,
): FilingReading[] {
  const awaited = findTransition(from, to, 'admin')?.effects.requiresDocument;
  return files.filter(({ doubts, document }) => doubts.length > 0 && document.name === awaited);
}

/** The differences that a step asks the reasons of. */
export function listDifferencesOfStep(
  { all }: EneaReadings,
  from: StatusCode,
  to: StatusCode,
): FilingDifference[] {
  const awaited = findTransition(from, to, 'admin')?.effects.requiresDocument;
  return awaited === undefined ? [] : listStepDifferences(all, awaited);
}

const doubtFile = (text: string): FileDoubt => ({ text, difference: null });

const listDoubts = ({ kind, owner, doubt, differences }: EneaReadingDto): FileDoubt[] => {
  if (kind === 'otherDossier') return [doubtFile(ENEA_TEXTS.otherDossier(owner))];
  if (kind === 'severalCpids') return [doubtFile(ENEA_TEXTS.kinds.severalCpids)];
  return [
    ...(doubt === null ? [] : [doubtFile(wordDoubt(doubt, owner))]),
    ...differences.map(({ key, label, ours, theirs }) => ({
      text: ENEA_TEXTS.difference(label, ours, theirs),
      difference: { key, label },
    })),
  ];
};

const wordDoubt = (doubt: FilingFileDoubt, owner: string | null): string =>
  doubt === 'unrelated' && owner !== null
    ? PANEL_TEXTS.fileOfOther(owner)
    : PANEL_TEXTS.fileDoubts[doubt];

function toReadings(all: readonly EneaReadingDto[], { adminFiles }: AdminDossierDto): EneaReadings {
  const files = adminFiles.flatMap((document) => {
    const reading = all.find(
      (one) => one.document === document.name && one.filing === document.filing,
    );
    return reading === undefined || document.file === null
      ? []
      : [{ document, doubts: listDoubts(reading), cpid: reading.cpid }];
  });
  return { files, all };
}

const NONE: readonly EneaReadingDto[] = [];

/** Tells a step that waits for a file: past it none is looked at again. */
const isFileAwaited = (code: string): boolean =>
  isStatusCode(code) &&
  listAllowedTransitions(code, 'admin').some(
    ({ effects }) => effects.requiresDocument !== undefined,
  );

/** Readings of the files that the next step of a dossier waits for. */
export function useEneaReadings(dossier: AdminDossierDto): {
  readings: EneaReadings;
  /** Once the files are read; one that cannot be had raises no doubt. */
  finish: () => Promise<EneaReadings>;
} {
  const api = useApi();
  const queries = useQueryClient();
  const { id, status, adminFiles } = dossier;
  const isAsked = isFileAwaited(status.code);
  const query = {
    queryKey: [
      'enea-readings',
      id,
      status.code,
      dossier.revision,
      adminFiles.map(({ file, cpid }) => [file?.id, cpid]),
    ],
    queryFn: () => readData(api.GET('/api/Module/eneaReadings/{id}', { params: { path: { id } } })),
    staleTime: Infinity,
  };
  const { data = NONE } = useQuery({ ...query, enabled: isAsked });
  return {
    readings: toReadings(isAsked ? data : NONE, dossier),
    finish: async () => {
      const all = isAsked ? await queries.ensureQueryData(query).catch(() => NONE) : NONE;
      return toReadings(all, dossier);
    },
  };
}
