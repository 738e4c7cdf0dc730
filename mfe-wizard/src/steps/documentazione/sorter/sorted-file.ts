import type { DocumentSetItemDto } from '@pratiche/api';
import { proposeDocument } from '@pratiche/domain';

/** A file that was dropped, and where it goes. */
export interface SortedFile {
  key: string;
  file: File;
  /** Document chosen for it; `null` until one is chosen. */
  itemId: number | null;
  /** The choice is ours, to be looked at. */
  isProposed: boolean;
  /** `refused`: the file itself is not taken, and another try would not help. */
  state: 'ready' | 'uploading' | 'done' | 'failed' | 'refused';
  /** 0–100. */
  percent: number;
  /** Why it failed, or what there is to say beside. */
  message: string | null;
}

const HEAD_BYTES = 4_096;

/** Looks at the name and the first bytes of a file. */
export async function sortFile(
  file: File,
  key: string,
  items: readonly DocumentSetItemDto[],
): Promise<SortedFile> {
  const head = await readHead(file);
  const code = proposeDocument(
    { fileName: file.name, head },
    items.map(({ document }) => document.code),
  );
  const item = items.find(({ document }) => document.code === code);
  return {
    key,
    file,
    itemId: item?.id ?? null,
    isProposed: item !== undefined,
    state: 'ready',
    percent: 0,
    message: null,
  };
}

/** Empty where the device cannot read the file now: its name still says something. */
async function readHead(file: File): Promise<string> {
  try {
    return await file.slice(0, HEAD_BYTES).text();
  } catch {
    return '';
  }
}
