import {
  ApiError,
  fetchWithProgress,
  PROBLEM_CODES,
  readData,
  toFormData,
  type UploadedFileDto,
} from '@pratiche/api';
import { getFileExtension, INVOICE_FILE_EXTENSIONS } from '@pratiche/domain';
import { errorText, useApi } from '@pratiche/ui';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { INVOICES_KEY, uploadInvoice } from '../../../invoices/invoice-calls.js';
import { useKeepOnDevice } from '../../../device-files/useKeepOnDevice.js';
import { toUploadForm } from '../../../shared/upload-form.js';
import type { StartedUpload } from '../../../shared/useUploadItems.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import { useOwnerAccountId } from './useOwnerAccountId.js';

/** The document that a file is uploaded to. */
export interface UploadDocument {
  id: number;
  code: string;
}

interface UploadOptions extends Pick<StartedUpload, 'signal' | 'reportProgress'> {
  /** The server must have the new file before this one goes, so that it is not kept on this device. */
  replaced?: UploadedFileDto | null;
}

/** Uploads one file of a document. @returns what to say beside, or `null` */
export type UploadDocumentFile = (
  file: File,
  document: UploadDocument,
  options: UploadOptions,
) => Promise<string | null>;

const isInvoiceFile = ({ name }: File, { code }: UploadDocument): boolean =>
  code === 'FATTURA' &&
  INVOICE_FILE_EXTENSIONS.split(',').includes(`.${getFileExtension(name) ?? ''}`);

/** A P7M or ZIP may hold something else than e-invoices: it is a document then. */
const mayBeOther = (file: File, error: unknown): boolean =>
  getFileExtension(file.name) !== 'xml' &&
  error instanceof ApiError &&
  error.code === PROBLEM_CODES.invoiceRefused;

/** E-invoices are read as they come; every other file is only stored. */
export function useUploadDocumentFile(moduleId: number): UploadDocumentFile {
  const api = useApi();
  const queryClient = useQueryClient();
  const accountId = useOwnerAccountId();
  const keepOnDevice = useKeepOnDevice(accountId, moduleId);
  return useCallback(
    async (file, document, { signal, reportProgress, replaced = null }) => {
      if (file.size > MAX_FILE_BYTES)
        throw new ApiError({ status: 413, code: 'file-too-large', message: FILE_TOO_LARGE });
      const isInvoice = isInvoiceFile(file, document);
      if (replaced === null && !isInvoice && (await keepOnDevice(file, document.id))) return null;
      const storeFile = async () => {
        const target = { accountId, moduleId, id: document.id };
        await readData(
          api.POST('/api/Upload/file', {
            body: toUploadForm(
              replaced === null ? target : { ...target, replaces: replaced.id },
              file,
            ),
            bodySerializer: toFormData,
            fetch: fetchWithProgress(reportProgress),
            signal,
          }),
        );
        // An invoice goes with its file.
        if (replaced !== null)
          await queryClient.invalidateQueries({ queryKey: [INVOICES_KEY, moduleId] });
      };
      if (!isInvoice) {
        await storeFile();
        return null;
      }
      try {
        const { messages } = await uploadInvoice(api, moduleId, file, {
          signal,
          onProgress: reportProgress,
          ...(replaced === null ? {} : { replaces: replaced.id }),
        });
        await queryClient.invalidateQueries({ queryKey: [INVOICES_KEY, moduleId] });
        return messages.join(' ') || null;
      } catch (error) {
        if (!mayBeOther(file, error)) throw error;
        await storeFile();
        return TEXTS.storedUnread(errorText(error));
      }
    },
    [api, queryClient, accountId, moduleId, keepOnDevice],
  );
}
