import {
  getChangedCode,
  listOwnValues,
  type SiteChoice,
  type SiteChoiceChange,
  type SiteField,
} from '@pratiche/domain';
import { Button, PlusOutlined } from '@pratiche/ui';
import { OfficeSelectField, OfficeTextField } from '@pratiche/ui/office';
import { EditTable, type EditColumn } from '../fields/EditTable.js';
import { findErrorAt } from '../setting-editor.types.js';
import { findChoiceChange, isSameQuestion, writeChange } from './enea-site-rows.js';
import { SiteCertainty } from './SiteCertainty.js';
import type { SitePartProps } from './SiteFieldTable.js';
import { ENEA_SITE_TEXTS as TEXTS } from './texts.js';

/** An option as it was before the changes of the year; one that is added has none. */
interface Option {
  before: SiteChoice | null;
  change: SiteChoiceChange;
  /** -1 while nothing of it is changed. */
  index: number;
  name: string;
}

interface ChoicePartProps extends SitePartProps {
  question: SiteField;
}

function listOptions({ value, page, year, question }: ChoicePartProps): Option[] {
  const of = { year, page, field: question.id };
  const delivered = (question.choices ?? []).map((before): Option => {
    const named = { ...of, code: getChangedCode(before) };
    const index = findChoiceChange(value, named);
    const name = TEXTS.choiceName(before.label, before.code);
    return { before, index, name, change: value.choices[index] ?? named };
  });
  const added = value.choices.flatMap((change, index): Option[] =>
    change.isAdded === true && isSameQuestion(change, of)
      ? [{ before: null, index, change, name: change.label ?? TEXTS.newChoice }]
      : [],
  );
  return [...delivered, ...added];
}

/** Writes parts of an option's change. */
const writeParts =
  ({ value, onChange }: ChoicePartProps, { change, index }: Option) =>
  (parts: Partial<SiteChoiceChange>) =>
    onChange({ ...value, choices: writeChange(value.choices, index, { ...change, ...parts }) });

const errorAt = ({ errors }: ChoicePartProps, { index }: Option, key: string) =>
  index === -1 ? null : findErrorAt(errors, ['choices', index, key]);

/** Ids must differ between options; those that are added may have the same code while it is written. */
const optionId = ({ question }: ChoicePartProps, { before, index }: Option, key: string) =>
  `sito-${question.id}-${before === null ? `nuova-${index}` : getChangedCode(before)}-${key}`;

const createCodeColumn = (props: ChoicePartProps): EditColumn<Option> => ({
  key: 'code',
  title: TEXTS.code,
  width: '14%',
  render: (option) => {
    const key = option.before === null ? 'code' : 'newCode';
    return (
      <OfficeTextField
        id={optionId(props, option, key)}
        label={TEXTS.of(TEXTS.code, option.name)}
        placeholder={option.before?.code ?? ''}
        value={option.change[key] ?? null}
        error={errorAt(props, option, key)}
        onChange={(next) => writeParts(props, option)({ [key]: next ?? '' })}
      />
    );
  },
});

const createLabelColumn = (props: ChoicePartProps): EditColumn<Option> => ({
  key: 'label',
  title: TEXTS.label,
  width: '24%',
  render: (option) => (
    <OfficeTextField
      id={optionId(props, option, 'label')}
      label={TEXTS.of(TEXTS.label, option.name)}
      placeholder={option.before?.label ?? ''}
      value={option.change.label ?? null}
      error={errorAt(props, option, 'label')}
      onChange={(next) => writeParts(props, option)({ label: next ?? '' })}
    />
  ),
});

const NO_VALUE = '';

const createOwnColumn = (props: ChoicePartProps): EditColumn<Option> => {
  const own = listOwnValues(props.page, props.question);
  const nameOwn = ({ ours = [], shutters = [] }: SiteChoice): string =>
    own
      .filter(({ value }) => [...ours, ...shutters].some((said) => String(said) === value))
      .map(({ label }) => label)
      .join(', ') || TEXTS.noOwn;
  return {
    key: 'own',
    title: TEXTS.own,
    width: '20%',
    render: (option) =>
      option.before === null ? (
        <OfficeSelectField<string>
          id={optionId(props, option, 'value')}
          label={TEXTS.of(TEXTS.own, option.name)}
          clearable={false}
          choices={[{ value: NO_VALUE, label: TEXTS.noOwn }, ...own]}
          value={option.change.value ?? NO_VALUE}
          error={errorAt(props, option, 'value')}
          onChange={(next) => writeParts(props, option)({ value: next ?? '' })}
        />
      ) : (
        <span className="ad-zone-read">{nameOwn(option.before)}</span>
      ),
  };
};

const createCertaintyColumn = (props: ChoicePartProps): EditColumn<Option> => ({
  key: 'certainty',
  title: TEXTS.certainty,
  width: '16%',
  render: (option) => (
    <SiteCertainty
      name={option.name}
      certainty={option.before === null ? 'inferred' : (option.before.certainty ?? 'twice')}
      isConfirmed={option.change.isConfirmed === true}
      onConfirm={(isConfirmed) => writeParts(props, option)({ isConfirmed })}
      history={props.history}
      validFrom={props.validFrom}
      isConfirmedIn={({ choices }) =>
        choices.some(
          (change) =>
            change.isConfirmed === true &&
            change.code === option.change.code &&
            isSameQuestion(change, option.change),
        )
      }
    />
  ),
});

const createUndoColumn = (props: ChoicePartProps): EditColumn<Option> => {
  const { value, onChange } = props;
  return {
    key: 'undo',
    title: <span className="pr-visually-hidden">{TEXTS.actions}</span>,
    width: '6rem',
    render: ({ before, index, name }) =>
      index !== -1 && (
        <Button
          size="small"
          aria-label={before === null ? TEXTS.removeOf(name) : TEXTS.undoOf(name)}
          onClick={() => onChange({ ...value, choices: value.choices.toSpliced(index, 1) })}
        >
          {before === null ? TEXTS.remove : TEXTS.undo}
        </Button>
      ),
  };
};

/** The options of a question with what differs from before, and those that are added. */
export function SiteChoiceTable(props: ChoicePartProps) {
  const { question, value, onChange, page, year } = props;
  const addChoice = () => {
    const added = { year, page, field: question.id, code: '', isAdded: true };
    onChange({ ...value, choices: [...value.choices, added] });
  };
  return (
    <>
      <EditTable<Option>
        label={TEXTS.choicesOf(question.label)}
        columns={[
          {
            key: 'delivered',
            title: TEXTS.delivered,
            render: ({ before, name }) => (
              <strong className="ad-edit-name">{before === null ? TEXTS.added : name}</strong>
            ),
          },
          createCodeColumn(props),
          createLabelColumn(props),
          createOwnColumn(props),
          createCertaintyColumn(props),
          createUndoColumn(props),
        ]}
        rows={listOptions(props)}
        rowKey={({ before, index }) => (before === null ? `+${index}` : getChangedCode(before))}
      />
      <div>
        <Button
          icon={<PlusOutlined />}
          aria-label={TEXTS.addChoiceTo(question.label)}
          onClick={addChoice}
        >
          {TEXTS.addChoice}
        </Button>
      </div>
    </>
  );
}
