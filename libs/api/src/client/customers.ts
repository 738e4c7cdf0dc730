import type { CustomerImport, CustomerPreview } from '../types/index.js';
import { download, json } from './answers.js';
import type { Send } from './request.js';

/** Lists of customers that become drafts. */
export const customersClient = (send: Send) => ({
  template: () => download(send('Module/csv/template')),
  preview: (file: File) =>
    json<CustomerPreview>(send('Module/csv/preview', { method: 'POST', form: formOf(file) })),
  import: (file: File, confirmation: string, duplicates: 'skip' | 'create') =>
    json<CustomerImport>(
      send('Module/csv/import', {
        method: 'POST',
        form: formOf(file, { confirmation, duplicates }),
      }),
    ),
});

function formOf(file: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
