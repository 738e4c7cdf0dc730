import { downloadFile, type AdminDossierDto, type DocumentSetItemDto } from '@pratiche/api';
import { useApi, type PreviewFile, type PreviewProps } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { adminFileLabel, savingFileLabel } from '../files/admin-file-label.js';
import { DocumentReading } from './documents/DocumentReading.js';
import { PreviewTools } from './documents/PreviewTools.js';
import { findItemOfFile, planRoundStep } from './documents/document-round.js';
import type { DocumentChecks } from './documents/useDocumentChecks.js';
import type { DocumentRequesting } from './documents/useDocumentRequesting.js';
import { useValueKeys, type ValueMarks } from './documents/useValueMarks.js';
import { DOCUMENT_ROUND_KEY, useDocumentRound } from './documents/useDocumentRound.js';
import { useHasTwoColumns } from '../shared/layout-breakpoints.js';
import { DOCUMENT_KEY_TEXTS as TEXTS } from './documents/texts.js';

export interface FilePreviewState {
  preview: PreviewProps;
  /** Whether the preview is beside the data instead of over the page. */
  isBeside: boolean;
  isOpen: boolean;
  openFile: (file: PreviewFile) => void;
}

/** The file of a dossier that is open in the preview, and the files the preview can step through. */
export function useFilePreview(
  dossier: AdminDossierDto,
  checks: DocumentChecks,
  requesting: DocumentRequesting,
  marks: ValueMarks,
): FilePreviewState {
  const { documents, adminFiles } = dossier;
  const api = useApi();
  const queries = useQueryClient();
  // Beside the data where there are two columns; else it opens over the page.
  const isBeside = useHasTwoColumns();
  const isToVerify = (item: DocumentSetItemDto) =>
    checks.mayCheck(item) && checks.findCheck(item.id) === undefined;
  // Who left the documents open in the dossier before finds the first one of this open.
  const [openId, setOpenId] = useState(() =>
    isBeside && isPreviewRemembered()
      ? planRoundStep(documents, null, isToVerify).nextFileId
      : null,
  );
  const show = (id: number | null) => {
    rememberPreview(id !== null);
    setOpenId(id);
  };
  const goOn = useDocumentRound({ documents, checks, openFileId: openId, openFile: show });
  const files: PreviewFile[] = [
    ...documents.flatMap(({ document }) =>
      document.files.map((file) => ({ ...file, title: document.name })),
    ),
    ...adminFiles.flatMap((document) => [
      ...(document.file ? [{ ...document.file, title: adminFileLabel(document, adminFiles) }] : []),
      ...(document.savingFile
        ? [{ ...document.savingFile, title: savingFileLabel(document.filing, adminFiles) }]
        : []),
    ]),
  ];
  const load = (id: number) =>
    queries.fetchQuery({
      queryKey: ['preview-file', id],
      queryFn: () => downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: id } }),
      staleTime: Infinity,
      gcTime: KEPT_FILE_MS,
    });
  const upcoming = planRoundStep(documents, openId, isToVerify).nextFileId;
  const preview: PreviewProps = {
    files,
    openId,
    load: async ({ id }) => {
      const file = await load(id);
      // The next key shows it: it is fetched while this one is read.
      if (id === openId && upcoming !== null) void load(upcoming).catch(() => undefined);
      return file;
    },
    onOpen: show,
    onClose: () => show(null),
    tools: (file) => {
      const item = findItemOfFile(documents, file.id);
      return item ? createElement(PreviewTools, { item, checks, requesting }) : null;
    },
    beside: (file) => {
      const item = findItemOfFile(documents, file.id);
      return item ? createElement(DocumentReading, { item, form: dossier, marks }) : null;
    },
  };
  const isOpen = files.some(({ id }) => id === openId);
  useValueKeys(documents, openId, marks);
  useDocumentCommands({ goOn, isPreviewOpen: isOpen });
  return {
    preview,
    isBeside,
    isOpen,
    openFile: (file) => show(file.id),
  };
}

/** How long a file is kept after it was shown, for the way back to it. */
const KEPT_FILE_MS = 120_000;

const STORAGE_KEY = 'pratiche.documents-open';

/** Whether the operator goes from dossier to dossier with the documents open, in this tab. */
function isPreviewRemembered(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

function rememberPreview(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(STORAGE_KEY, 'on');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the documents open by key on each page.
  }
}

interface DocumentCommands {
  goOn: () => void;
  /** A file is open in the preview, which goes on by the arrows. */
  isPreviewOpen: boolean;
}

/** The keys of the documents, for the palette and the help. */
function useDocumentCommands({ goOn, isPreviewOpen }: DocumentCommands): void {
  useCommands(TEXTS.group, [
    {
      id: 'round',
      label: TEXTS.round,
      words: TEXTS.roundWords,
      keys: DOCUMENT_ROUND_KEY,
      run: goOn,
    },
    ...(isPreviewOpen
      ? [
          { id: 'previous-file', label: TEXTS.previousFile, keys: '←' },
          { id: 'next-file', label: TEXTS.nextFile, keys: '→' },
        ]
      : []),
  ]);
}
