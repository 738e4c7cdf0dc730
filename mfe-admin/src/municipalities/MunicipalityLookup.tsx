import { readData, type MunicipalityDto } from '@pratiche/api';
import { normalizeSearchText } from '@pratiche/domain';
import { EmptyState, TextField, useApi } from '@pratiche/ui';
import { DataTable, type Column } from '@pratiche/ui/lists';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MUNICIPALITIES_TEXTS as TEXTS } from './texts.js';

/** Matches that are listed; a shorter text finds hundreds. */
const SHOWN = 20;
const MIN_LENGTH = 2;

const COLUMNS: readonly Column<MunicipalityDto>[] = [
  { key: 'name', title: TEXTS.municipality, priority: 1, render: ({ name }) => name },
  { key: 'province', title: TEXTS.province, width: 100, render: ({ province }) => province },
  { key: 'caps', title: TEXTS.zips, render: ({ caps }) => caps.join(', ') },
  { key: 'code', title: TEXTS.code, width: 130, render: ({ code }) => code },
  {
    key: 'climateZone',
    title: TEXTS.zone,
    width: 160,
    render: ({ climateZone, zoneToVerify }) =>
      [climateZone ?? '–', zoneToVerify ? TEXTS.toVerify : ''].filter(Boolean).join(' '),
  },
];

/** Looks a municipality up as the forms know it: by name, former name, postal code or code. */
export function MunicipalityLookup() {
  const api = useApi();
  const [text, setText] = useState<string | null>(null);
  const words = normalizeSearchText(text ?? '')
    .split(' ')
    .filter(Boolean);
  const isAsked = words.join('').length >= MIN_LENGTH;
  const { data, error, refetch } = useQuery({
    queryKey: ['municipalities', 'lookup'],
    queryFn: ({ signal }) => readData(api.GET('/api/municipalities/getAll', { signal })),
    enabled: isAsked,
  });
  const rows = useMemo(
    () =>
      data?.map((municipality) => {
        const { name, otherLanguageName, otherNames, province, caps, code } = municipality;
        return {
          municipality,
          haystack: normalizeSearchText(
            [name, otherLanguageName, ...(otherNames ?? []), province, ...caps, code].join(' '),
          ),
        };
      }),
    [data],
  );
  const matches = rows
    ?.filter(({ haystack }) => words.every((word) => haystack.includes(word)))
    .map(({ municipality }) => municipality)
    .sort((a, b) => rank(a, words) - rank(b, words) || a.name.localeCompare(b.name, 'it'));
  return (
    <section className="ad-history">
      <h2>{TEXTS.lookup}</h2>
      <TextField
        id="cerca-comune"
        label={TEXTS.lookupLabel}
        help={TEXTS.lookupHelp}
        value={text}
        onChange={setText}
      />
      {isAsked && (
        <DataTable
          label={TEXTS.lookup}
          columns={COLUMNS}
          rows={matches?.slice(0, SHOWN)}
          total={matches?.length ?? 0}
          rowKey={({ code }) => code}
          error={error}
          onRetry={() => void refetch()}
          noun={TEXTS.municipalityNoun}
          empty={<EmptyState title={TEXTS.noMunicipality} text={TEXTS.noMunicipalityText} />}
        />
      )}
    </section>
  );
}

/** Names that begin so come first. */
const rank = ({ name }: MunicipalityDto, [first = '']: readonly string[]): number =>
  normalizeSearchText(name).startsWith(first) ? 0 : 1;
