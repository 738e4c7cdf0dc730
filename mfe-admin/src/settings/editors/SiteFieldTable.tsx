import type { SiteChanges, SiteField, SiteFieldChange, SitePageKey } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { OfficeSelectField, OfficeTextField } from '@pratiche/ui/office';
import { EditTable, type EditColumn } from '../fields/EditTable.js';
import { findErrorAt, type SettingEditorProps } from '../setting-editor.types.js';
import { findFieldChange, writeChange } from './enea-site-rows.js';
import { SiteCertainty } from './SiteCertainty.js';
import { ENEA_SITE_TEXTS as TEXTS } from './texts.js';

export interface SitePartProps extends SettingEditorProps<SiteChanges> {
  page: SitePageKey;
  year: number;
}

const AS_DELIVERED = '';
const nameNeed = (isRequired: boolean | undefined) =>
  isRequired === true ? TEXTS.required : TEXTS.optional;

/** The change of a question, and what writes it. */
function editQuestion({ value, onChange, page, year }: SitePartProps, { id }: SiteField) {
  const question = { year, page, field: id };
  const index = findFieldChange(value, question);
  const change: SiteFieldChange = value.fields[index] ?? question;
  // Blank parts are as delivered.
  const writeParts = (parts: Partial<Record<keyof SiteFieldChange, unknown>>) =>
    onChange({
      ...value,
      fields: writeChange(value.fields, index, { ...change, ...parts } as SiteFieldChange),
    });
  const undo = () => onChange({ ...value, fields: value.fields.toSpliced(index, 1) });
  return { index, change, writeParts, undo };
}

const createTextColumn = (
  props: SitePartProps,
  key: 'label' | 'control' | 'unit',
  { width, delivered }: { width: string; delivered: (field: SiteField) => string | undefined },
): EditColumn<SiteField> => ({
  key,
  title: TEXTS[key],
  width,
  render: (field) => {
    const { index, change, writeParts } = editQuestion(props, field);
    return (
      <OfficeTextField
        id={`sito-${field.id}-${key}`}
        label={TEXTS.of(TEXTS[key], field.label)}
        placeholder={delivered(field) ?? ''}
        value={change[key] ?? null}
        error={index === -1 ? null : findErrorAt(props.errors, ['fields', index, key])}
        onChange={(next) => writeParts({ [key]: next ?? '' })}
      />
    );
  },
});

const createNeedColumn = (props: SitePartProps): EditColumn<SiteField> => ({
  key: 'need',
  title: TEXTS.need,
  width: '13%',
  render: (field) => {
    const { change, writeParts } = editQuestion(props, field);
    return (
      <OfficeSelectField<string>
        id={`sito-${field.id}-need`}
        label={TEXTS.of(TEXTS.need, field.label)}
        clearable={false}
        choices={[
          { value: AS_DELIVERED, label: TEXTS.asDelivered(nameNeed(field.isRequired)) },
          { value: 'required', label: TEXTS.required },
          { value: 'optional', label: TEXTS.optional },
        ]}
        value={change.need ?? AS_DELIVERED}
        onChange={(next) => writeParts({ need: next ?? AS_DELIVERED })}
      />
    );
  },
});

const createCertaintyColumn = (props: SitePartProps): EditColumn<SiteField> => ({
  key: 'certainty',
  title: TEXTS.certainty,
  width: '15%',
  render: (field) => {
    const { change, writeParts } = editQuestion(props, field);
    return (
      <SiteCertainty
        name={field.label}
        certainty={field.certainty}
        isConfirmed={change.isConfirmed === true}
        onConfirm={(isConfirmed) => writeParts({ isConfirmed })}
        history={props.history}
        validFrom={props.validFrom}
        isConfirmedIn={(changes) =>
          changes.fields[findFieldChange(changes, change)]?.isConfirmed === true
        }
      />
    );
  },
});

const createUndoColumn = (props: SitePartProps): EditColumn<SiteField> => ({
  key: 'undo',
  title: <span className="pr-visually-hidden">{TEXTS.actions}</span>,
  width: '6rem',
  render: (field) => {
    const { index, undo } = editQuestion(props, field);
    return (
      index !== -1 && (
        <Button size="small" aria-label={TEXTS.undoOf(field.label)} onClick={undo}>
          {TEXTS.undo}
        </Button>
      )
    );
  },
});

/** The questions of a page with what differs from before. */
export function SiteFieldTable({
  questions,
  ...props
}: SitePartProps & { questions: readonly SiteField[] }) {
  return (
    <EditTable<SiteField>
      label={TEXTS.questions}
      caption={TEXTS.help}
      columns={[
        {
          key: 'delivered',
          title: TEXTS.delivered,
          width: '22%',
          render: ({ label }) => <strong className="ad-edit-name">{label}</strong>,
        },
        createTextColumn(props, 'label', { width: '22%', delivered: ({ label }) => label }),
        createTextColumn(props, 'control', {
          width: '14%',
          delivered: ({ id, control = id }) => control,
        }),
        createTextColumn(props, 'unit', { width: '7rem', delivered: ({ unit }) => unit }),
        createNeedColumn(props),
        createCertaintyColumn(props),
        createUndoColumn(props),
      ]}
      rows={questions}
      rowKey={({ id }) => id}
    />
  );
}
