import type { ReturnReasonTemplate } from '@pratiche/domain';
import { OfficeChoicesField } from '@pratiche/ui/office';
import type { EditColumn } from '../fields/EditTable.js';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import {
  findErrorAt,
  partId,
  type PartPath,
  type PartProps,
  type SettingEditorProps,
} from '../setting-editor.types.js';
import { TEMPLATE_TARGETS } from '../template-targets.js';
import { LIST_EDITOR_TEXTS } from './texts.js';

const GROUPS = [
  {
    isForRejection: false,
    title: LIST_EDITOR_TEXTS.forCorrections,
    add: LIST_EDITOR_TEXTS.addCorrectionReason,
  },
  {
    isForRejection: true,
    title: LIST_EDITOR_TEXTS.forRejection,
    add: LIST_EDITOR_TEXTS.addRejectionReason,
  },
] as const;

/** Texts for corrections and for rejections, each in its order. */
export function ReasonsEditor(props: SettingEditorProps<ReturnReasonTemplate[]>) {
  return (
    <>
      {GROUPS.map(({ isForRejection, title, add }) => (
        <section key={title} className="pr-card ad-section">
          <h2>{title}</h2>
          <ReasonGroup {...props} isForRejection={isForRejection} title={title} add={add} />
        </section>
      ))}
    </>
  );
}

/** What is preselected when the text is chosen. */
const createPointsColumn = ({
  path,
  value,
  errors,
  onChange,
}: PartProps<readonly ReturnReasonTemplate[]>): EditColumn<ReturnReasonTemplate> => ({
  key: 'points',
  title: LIST_EDITOR_TEXTS.reasonPoints,
  width: '28%',
  render: ({ points = [], ...row }, index) => (
    <OfficeChoicesField
      id={partId([...path, index, 'points'])}
      label={LIST_EDITOR_TEXTS.reasonPoints}
      choices={TEMPLATE_TARGETS}
      placeholder={LIST_EDITOR_TEXTS.noPoint}
      value={points}
      error={findErrorAt(errors, [...path, index, 'points'])}
      // A text without points has no such part, like those from before there were points.
      onChange={(next) =>
        onChange(value.with(index, next.length === 0 ? row : { ...row, points: next }))
      }
    />
  ),
});

function ReasonGroup({
  isForRejection,
  title,
  add,
  ...props
}: SettingEditorProps<ReturnReasonTemplate[]> & {
  isForRejection: boolean;
  title: string;
  add: string;
}) {
  const { value } = props;
  const places = value.flatMap((row, index) =>
    row.isForRejection === isForRejection ? [index] : [],
  );
  const rows = places.flatMap((index) => value[index] ?? []);
  const others = value.filter((row) => row.isForRejection !== isForRejection);
  const path: PartPath = [isForRejection ? 'rifiuto' : 'correzioni'];
  const part = {
    ...props,
    path,
    value: rows,
    // Faults name the place in the whole list.
    errors: props.errors.map(({ field, message }) => {
      const [index, ...rest] = field.split('.');
      return { field: [...path, places.indexOf(Number(index)), ...rest].join('.'), message };
    }),
    onChange: (next: readonly ReturnReasonTemplate[]) =>
      props.onChange(isForRejection ? [...others, ...next] : [...next, ...others]),
  };
  return (
    <RowsTable<ReturnReasonTemplate>
      {...part}
      label={title}
      isOrdered
      columns={[
        ...createPartColumns<ReturnReasonTemplate>(part, [
          { key: 'title', title: LIST_EDITOR_TEXTS.reasonTitle, width: '22%' },
          { key: 'text', title: LIST_EDITOR_TEXTS.reasonText, rows: 3 },
        ]),
        createPointsColumn(part),
      ]}
      rowName={(row, index) => row.title || LIST_EDITOR_TEXTS.reasonNumber(index + 1)}
      createRow={() => ({ title: '', text: '', isForRejection })}
      addLabel={add}
      empty={LIST_EDITOR_TEXTS.noReason}
    />
  );
}
