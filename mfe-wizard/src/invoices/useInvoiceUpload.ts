import { errorText, useApi } from '@pratiche/ui';
import type { UploadItem } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDossierSession } from '../form/dossier-session-context.js';
import { useUploadItems, type StartedUpload } from '../shared/useUploadItems.js';
import { checkInvoice, INVOICES_KEY, uploadInvoice } from './invoice-calls.js';
import { INVOICE_TEXTS as TEXTS } from './texts.js';

/** A file that was not added, with the reason. */
export interface InvoiceFailure {
  name: string;
  message: string;
}

export interface InvoiceUpload {
  uploads: UploadItem[];
  failures: readonly InvoiceFailure[];
  /** What the server said beside. */
  messages: readonly string[];
  /** Adds files one after another. @returns how many were added */
  addFiles: (files: readonly File[]) => Promise<number>;
}

const NOT_SAVED = TEXTS.dossierNotSaved;

/** Adds invoice files to the open dossier; a new one gets its number with the first that can be read. */
export function useInvoiceUpload(): InvoiceUpload {
  const api = useApi();
  const session = useDossierSession();
  const queryClient = useQueryClient();
  const { uploads, addUpload } = useUploadItems();
  const [failures, setFailures] = useState<InvoiceFailure[]>([]);
  const [messages, setMessages] = useState<readonly string[]>([]);

  /** @returns whether the server took the file; why not is shown */
  async function tryWithFile(
    { name }: File,
    work: (upload: StartedUpload) => Promise<unknown>,
  ): Promise<boolean> {
    const upload = addUpload(name);
    try {
      await work(upload);
      return true;
    } catch (error) {
      if (!upload.signal.aborted)
        setFailures((list) => [...list, { name, message: errorText(error) }]);
      return false;
    } finally {
      upload.removeUpload();
    }
  }

  const addFile = (id: number, file: File): Promise<boolean> =>
    tryWithFile(file, async ({ signal, reportProgress }) => {
      const answer = await uploadInvoice(api, id, file, { signal, onProgress: reportProgress });
      setMessages((list) => [...list, ...answer.messages]);
    });

  /** A refused file leaves no draft: what would begin a dossier is read before it has a number. */
  async function listReadableFiles(files: readonly File[]): Promise<readonly File[]> {
    if (session.store.get().id !== null) return files;
    const readable: File[] = [];
    for (const file of files)
      if (await tryWithFile(file, ({ signal }) => checkInvoice(api, file, signal)))
        readable.push(file);
    return readable;
  }

  async function addFiles(files: readonly File[]): Promise<number> {
    setFailures([]);
    setMessages([]);
    const readable = await listReadableFiles(files);
    if (readable.length === 0) return 0;
    const id = await session.storeDraft();
    if (id === null) {
      setFailures((list) => [
        ...list,
        ...readable.map(({ name }) => ({ name, message: NOT_SAVED })),
      ]);
      return 0;
    }
    let added = 0;
    for (const file of readable) added += (await addFile(id, file)) ? 1 : 0;
    await queryClient.invalidateQueries({ queryKey: [INVOICES_KEY, id] });
    return added;
  }

  return { uploads, failures, messages, addFiles };
}
