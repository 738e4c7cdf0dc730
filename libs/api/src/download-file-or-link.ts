import { readDownload, type Download } from './answers.js';
import type { ApiClient } from './client.js';
import { downloadFile, type FileCall, type FileParams } from './download-file.js';
import type { DownloadLinkDto } from './schema.js';

/** Where the browser saves a large file from, in place of the file. */
export interface DownloadLink {
  url: string;
  /** The file itself, for networks that do not reach its storage. */
  fetchFromPortal: () => Promise<Download>;
}

/** Calls whose files may be large. */
type LinkedFilePath = '/api/Upload/download/{fileId}' | '/api/Works/{id}/download';

const DIRECT_LINK = 'direct-link';

/** The file that a call answers, or, where it is large and its storage has links, a link to it. */
export async function downloadFileOrLink<Path extends LinkedFilePath>(
  api: ApiClient,
  path: Path,
  params: FileParams<Path>,
): Promise<Download | DownloadLink> {
  const answer = (api.GET as FileCall)(path, {
    params: { ...params, header: { Prefer: DIRECT_LINK } },
    parseAs: 'blob',
  });
  const { data, response } = await answer;
  if (data === undefined || response.headers.get('preference-applied') !== DIRECT_LINK)
    return readDownload(answer);
  const { url } = JSON.parse(await data.text()) as DownloadLinkDto;
  return { url, fetchFromPortal: () => downloadFile(api, path, params) };
}

export const isDownloadLink = (got: object): got is DownloadLink => 'fetchFromPortal' in got;
