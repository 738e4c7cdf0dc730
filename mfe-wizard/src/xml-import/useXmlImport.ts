import { readData, toFormData } from '@pratiche/api';
import { XML_BYTES_MAX, XML_TOO_LARGE_MESSAGE, type XmlPreview } from '@pratiche/domain';
import { errorText, useApi } from '@pratiche/ui';
import { useRef, useState } from 'react';

interface ReadXmlFile {
  fileName: string;
  preview: XmlPreview;
}

export interface XmlImport {
  isReading: boolean;
  failure: string | null;
  read: ReadXmlFile | null;
  readFile: (file: File) => Promise<void>;
  discardFile: () => void;
}

/** Parses a file and keeps the result until the user confirms the import. */
export function useXmlImport(): XmlImport {
  const api = useApi();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [read, setRead] = useState<ReadXmlFile | null>(null);
  const turn = useRef(0);

  async function readFile(file: File): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setFailure(null);
    if (file.size > XML_BYTES_MAX) return setFailure(XML_TOO_LARGE_MESSAGE);
    setReading(true);
    try {
      const preview = await readData(
        api.POST('/api/Module/xml/preview', { body: { file }, bodySerializer: toFormData }),
      );
      if (mine === turn.current) setRead({ fileName: file.name, preview });
    } catch (error) {
      if (mine === turn.current) setFailure(errorText(error));
    } finally {
      if (mine === turn.current) setReading(false);
    }
  }

  return { isReading, failure, read, readFile, discardFile: () => setRead(null) };
}
