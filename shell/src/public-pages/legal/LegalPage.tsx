import { QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { PublicHeader, type PublicDrawing } from '../PublicHeader.js';
import { fetchText } from '../text/fetch-text.js';
import { parseText } from '../text/parse-text.js';
import { TextBlocks } from '../text/TextBlocks.js';
import { useOwner } from '../../owner/useOwner.js';
import { fillOwner } from './fill-owner.js';

interface LegalPageProps {
  title: string;
  url: string;
  drawing: PublicDrawing;
}

/** A page of what the law wants said, with the data of the owner. */
export function LegalPage({ title, url, drawing }: LegalPageProps) {
  const owner = useOwner();
  const { data, error, refetch } = useQuery({
    queryKey: ['public-text', url],
    queryFn: () => fetchText(url),
    staleTime: Infinity,
  });
  return (
    <>
      <PublicHeader title={title} drawing={drawing} />
      <QueryState for={{ data, error, refetch }} />
      {data !== undefined && <TextBlocks blocks={parseText(fillOwner(data, owner))} />}
    </>
  );
}
