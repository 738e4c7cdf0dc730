import { readData, type DossierDocumentListDto } from '@pratiche/api';
import { formatCount } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

const PHOTO_CODE = 'FOTO';

interface LostThings {
  documents: DossierDocumentListDto;
  hasLink: boolean;
}

/** What goes with a draft that is deleted; without an answer only that it can be taken back. */
export function DraftLoss({ id, client }: { id: number; client: string }) {
  const api = useApi();
  const path = { params: { path: { id } } };
  const { data } = useQuery({
    queryKey: ['draft-loss', id],
    queryFn: async (): Promise<LostThings> => {
      const [documents, { link }] = await Promise.all([
        readData(api.GET('/api/Module/documents/{id}', path)),
        readData(api.GET('/api/Module/beneficiaryLink/{id}', path)),
      ]);
      return { documents, hasLink: link?.state === 'working' };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const lost = data === undefined ? [] : listLostThings(data);
  return (
    <div className="lists-loss">
      <p>{TEXTS.dossierOf(id, client)}</p>
      {lost.length > 0 && (
        <>
          <p>{TEXTS.lostToo}</p>
          <ul>
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p className="pr-muted">{TEXTS.canBeUndone}</p>
    </div>
  );
}

/** Each kind of thing that the draft holds, counted. */
function listLostThings({ documents, hasLink }: LostThings): string[] {
  const files = documents.documents.flatMap(({ document }) =>
    document.files.map(({ signatureId }) =>
      signatureId !== undefined ? 'signed' : document.code === PHOTO_CODE ? 'photo' : 'document',
    ),
  );
  const counted = (['document', 'photo', 'signed'] as const).flatMap((kind) => {
    const count = files.filter((one) => one === kind).length;
    const [one, many] = TEXTS.lost[kind];
    return count === 0 ? [] : formatCount(count, one, many);
  });
  return hasLink ? [...counted, TEXTS.lostLink] : counted;
}
