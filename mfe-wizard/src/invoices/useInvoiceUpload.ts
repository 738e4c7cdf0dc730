import type { InvoicesDto } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import type { UploadItem } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDossierSession } from '../form/dossier-session-context.js';
import { useUploadItems } from '../shared/useUploadItems.js';
import { INVOICES_KEY, uploadInvoice } from './invoice-calls.js';
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

/** Adds invoice files to the open dossier, which gets its number first. */
export function useInvoiceUpload(): InvoiceUpload {
  const api = useApi();
  const session = useDossierSession();
  const queryClient = useQueryClient();
  const { uploads, addUpload } = useUploadItems();
  const [failures, setFailures] = useState<InvoiceFailure[]>([]);
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function addFile(id: number, file: File): Promise<boolean> {
    const { signal, reportProgress, removeUpload } = addUpload(file.name);
    try {
      const answer: InvoicesDto = await uploadInvoice(api, id, file, {
        signal,
        onProgress: reportProgress,
      });
      setMessages((list) => [...list, ...answer.messages]);
      return true;
    } catch (error) {
      if (!signal.aborted)
        setFailures((list) => [...list, { name: file.name, message: errorText(error) }]);
      return false;
    } finally {
      removeUpload();
    }
  }

  async function addFiles(files: readonly File[]): Promise<number> {
    setFailures([]);
    setMessages([]);
    const id = await session.storeDraft();
    if (id === null) {
      setFailures(files.map(({ name }) => ({ name, message: NOT_SAVED })));
      return 0;
    }
    let added = 0;
    for (const file of files) added += (await addFile(id, file)) ? 1 : 0;
    await queryClient.invalidateQueries({ queryKey: [INVOICES_KEY, id] });
    return added;
  }

  return { uploads, failures, messages, addFiles };
}
