import { useQuery } from '@tanstack/react-query';
import { fetchText } from '../text/fetch-text.js';
import { parseText, type TextBlock } from '../text/parse-text.js';
import { MANUAL_CHAPTERS, type ManualChapter } from './manual-chapters.js';

export type LoadedChapter = ManualChapter & { blocks: TextBlock[] };

/** All chapters at once: together they are smaller than one picture, and the search reads them all. */
export const useManual = () =>
  useQuery<LoadedChapter[]>({
    queryKey: ['manual'],
    queryFn: () =>
      Promise.all(
        MANUAL_CHAPTERS.map(async ({ slug, title, url }) => ({
          slug,
          title,
          blocks: parseText(await fetchText(url)),
        })),
      ),
    staleTime: Infinity,
  });
