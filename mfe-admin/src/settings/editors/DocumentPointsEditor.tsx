import { readData } from '@pratiche/api';
import { DOCUMENT_CATALOGUE, type DocumentPoint, type DocumentRow } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import {
  findErrorWithin,
  type PartPath,
  type SettingEditorProps,
} from '../setting-editor.types.js';
import { DOCUMENT_SET_TEXTS as TEXTS } from './texts.js';

/** What operators look at, a fold for each document in the order in which they are asked for. */
export function DocumentPointsEditor(props: SettingEditorProps<DocumentPoint[]>) {
  const { value, errors } = props;
  const documents = useAskedDocuments();
  const codes = new Set([...documents.map(({ code }) => code), ...value.map(({ code }) => code)]);
  return [...codes].map((code) => {
    const places = value.flatMap((point, index) => (point.code === code ? [index] : []));
    const name = documents.find((row) => row.code === code)?.name ?? code;
    const isFaulty = places.some((index) => findErrorWithin(errors, [index]) !== null);
    return (
      <details key={code} className="pr-card ad-fold" {...(isFaulty ? { open: true } : {})}>
        <summary>
          {name} <span className="pr-muted">{TEXTS.points(places.length)}</span>
        </summary>
        <PointsOfDocument {...props} code={code} name={name} places={places} />
      </details>
    );
  });
}

/** The documents that dossiers ask for now. */
function useAskedDocuments(): readonly DocumentRow[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['setting', 'documentSet'],
    queryFn: () =>
      readData(api.GET('/api/Settings/{kind}', { params: { path: { kind: 'documentSet' } } })),
  });
  return (data?.current as DocumentRow[] | undefined) ?? DOCUMENT_CATALOGUE;
}

interface PointsOfDocumentProps extends SettingEditorProps<DocumentPoint[]> {
  code: string;
  name: string;
  /** Which rows of the whole list are of this document. */
  places: readonly number[];
}

function PointsOfDocument({ code, name, places, ...props }: PointsOfDocumentProps) {
  const { value, onChange } = props;
  const path: PartPath = [code];
  const part = {
    ...props,
    path,
    value: places.flatMap((index) => value[index] ?? []),
    // Faults name the place in the whole list.
    errors: props.errors.map(({ field, message }) => {
      const [index, ...rest] = field.split('.');
      return { field: [...path, places.indexOf(Number(index)), ...rest].join('.'), message };
    }),
    onChange: (next: readonly DocumentPoint[]) => {
      const first = places[0] ?? value.length;
      const isOther = (_: DocumentPoint, index: number) => !places.includes(index);
      onChange([
        ...value.slice(0, first).filter(isOther),
        ...next,
        ...value.filter((point, index) => index >= first && isOther(point, index)),
      ]);
    },
  };
  return (
    <RowsTable<DocumentPoint>
      {...part}
      label={name}
      isOrdered
      columns={createPartColumns<DocumentPoint>(part, [
        { key: 'text', title: TEXTS.pointText },
        { key: 'condition', title: TEXTS.pointCondition, width: '28%' },
      ])}
      rowName={({ text }, index) => text || TEXTS.pointNumber(index + 1)}
      createRow={() => ({ code, text: '' })}
      addLabel={TEXTS.addPoint}
      empty={TEXTS.noPoint}
    />
  );
}
