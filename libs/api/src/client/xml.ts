import type { XmlPreview } from '@pratiche/domain';
import { download, json } from './answers.js';
import type { Send } from './request.js';

export const xmlClient = (send: Send) => ({
  /** What a data file would bring into a dossier; nothing is stored. */
  preview: (file: File, signal?: AbortSignal) => {
    const form = new FormData();
    form.set('file', file);
    return json<XmlPreview>(
      send('Module/xml/preview', { method: 'POST', form, ...(signal ? { signal } : {}) }),
    );
  },
  /** The stored dossier as a data file. */
  export: (id: number) => download(send(`Module/xml/${id}`)),
});
