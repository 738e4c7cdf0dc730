import type { AdminDossierDto, DocumentSetItemDto } from '@pratiche/api';
import {
  fingerprintText,
  listDocumentValues,
  toDocumentField,
  type DocumentValue,
  type ReturnDoubt,
} from '@pratiche/domain';
import { isPageKey, useKeyDown, useSingleKeys } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useState } from 'react';
import { listFileIds } from './counted-documents.js';
import { findItemOfFile } from './document-round.js';
import { DOCUMENT_KEY_TEXTS, VALUE_TEXTS as TEXTS } from './texts.js';

/** Whether a document says the same as the dossier. */
export type ValueMark = 'agrees' | 'differs';

export interface MarkedValue extends DocumentValue {
  mark: ValueMark | null;
}

export interface ValueMarks {
  listValues: (item: DocumentSetItemDto) => MarkedValue[];
  /** The same mark again takes it away. */
  setMark: (item: DocumentSetItemDto, value: DocumentValue, mark: ValueMark) => void;
  /** What does not agree, to be pointed at in a return. */
  doubts: ReturnDoubt[];
}

const MARK_KEYS: Readonly<Record<string, ValueMark>> = { T: 'agrees', X: 'differs' };

/** The values of the dossier that an operator compares with each document, marked by T and X. */
export function useValueMarks(dossier: AdminDossierDto): ValueMarks {
  const [marks, setMarks] = useState(readMarks);
  const listValues = (item: DocumentSetItemDto) =>
    listDocumentValues(item.document.code, dossier).map((value) => ({
      ...value,
      mark: marks[toMarkKey(dossier.id, item, value)] ?? null,
    }));
  return {
    listValues,
    setMark: (item, value, mark) => {
      const key = toMarkKey(dossier.id, item, value);
      const { [key]: before, ...others } = readMarks();
      const after = before === mark ? others : { ...others, [key]: mark };
      storeMarks(after);
      setMarks(after);
    },
    doubts: dossier.documents.flatMap((item) =>
      listValues(item)
        .filter(({ mark }) => mark === 'differs')
        .map(({ label, value }) => ({
          field: toDocumentField(item.document.code),
          label: item.document.name,
          message: TEXTS.differsFrom(label, value),
          code: null,
          origin: 'form',
        })),
    ),
  };
}

/** T and X mark the first value of the open document that has no mark, so that the keys alone lead through them. */
export function useValueKeys(
  documents: readonly DocumentSetItemDto[],
  openFileId: number | null,
  { listValues, setMark }: ValueMarks,
): void {
  const isOn = useSingleKeys();
  const item = findItemOfFile(documents, openFileId);
  const value = item && listValues(item).find(({ mark }) => mark === null);
  const run = (mark: ValueMark) => {
    if (item && value) setMark(item, value, mark);
  };
  const refusal = value ? null : TEXTS.nothingToMark;
  useCommands(DOCUMENT_KEY_TEXTS.group, [
    { id: 'agrees', label: TEXTS.agreesKey, keys: 'T', run: () => run('agrees'), refusal },
    { id: 'differs', label: TEXTS.differsKey, keys: 'X', run: () => run('differs'), refusal },
  ]);
  useKeyDown(isOn && value !== undefined, (event) => {
    const mark = MARK_KEYS[event.key.toUpperCase()];
    if (mark === undefined || event.shiftKey || event.repeat || !isPageKey(event)) return;
    event.preventDefault();
    run(mark);
  });
}

const STORAGE_KEY = 'pratiche.value-marks';
/** Those of some hundred documents; the oldest go first. */
const MAX_MARKS = 1_000;

/** A mark ends with the value or the files that it was about. */
const toMarkKey = (dossierId: number, item: DocumentSetItemDto, { key, value }: DocumentValue) =>
  fingerprintText([dossierId, item.id, key, value, ...listFileIds(item)].join('|'));

/** In this tab: what an operator has looked at is of no use to others without the document itself. */
function readMarks(): Readonly<Record<string, ValueMark>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, ValueMark>;
  } catch {
    return {};
  }
}

function storeMarks(marks: Readonly<Record<string, ValueMark>>): void {
  try {
    const kept = Object.fromEntries(Object.entries(marks).slice(-MAX_MARKS));
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage the marks last as long as the page of the dossier.
  }
}
