import { controlProps, FieldFrame } from '@pratiche/ui';
import { useDayText } from '@pratiche/ui/form';
import DatePicker from 'antd/es/date-picker';
import { createContext, useContext, type ComponentProps } from 'react';
import type { SingleDateFieldProps } from '../office.types.js';
import { DAY_FORMATS, DAY_PLACEHOLDER, fromDayjs, toDayjs } from './days.js';
import { OfficeTheme } from './OfficeTheme.js';

/** The text of the date field around the input. */
const DayTextContext = createContext<DayInputText>({ text: '', typeText: () => undefined });

const COMPONENTS = { input: DayInput };
/** Turned over where there is no room below, and moved sideways where a phone would cut it. */
const PLACEMENTS = {
  bottomLeft: {
    points: ['tl', 'bl'],
    offset: [0, 4],
    overflow: { adjustY: 1, shiftX: true },
  },
};

/** A day, typed as gg/mm/aaaa or picked. The value is `yyyy-mm-dd`. */
export default function AntdDateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  ...field
}: SingleDateFieldProps) {
  const day = useDayText({ value, onChange, onBlur });
  const shown = { ...field, error: day.error ?? field.error };
  const { disabled = false, ...control } = controlProps(shown);
  return (
    <FieldFrame {...shown}>
      <OfficeTheme>
        <DayTextContext value={day}>
          <DatePicker
            {...control}
            className="of-control pr-number"
            builtinPlacements={PLACEMENTS}
            components={COMPONENTS}
            disabled={disabled}
            value={toDayjs(value)}
            onChange={(picked) => day.pickDay(fromDayjs(picked))}
            onBlur={day.leaveField}
            format={DAY_FORMATS}
            placeholder={DAY_PLACEHOLDER}
            needConfirm={false}
            {...(min === undefined ? {} : { minDate: toDayjs(min) ?? undefined })}
            {...(max === undefined ? {} : { maxDate: toDayjs(max) ?? undefined })}
            {...(shown.error ? { status: 'error' } : {})}
          />
        </DayTextContext>
      </OfficeTheme>
    </FieldFrame>
  );
}

interface DayInputText {
  text: string;
  typeText: (text: string) => void;
}

/**
 * The input of antd's date field with a text of ours: antd's own goes back to the last valid day
 * once the field is left, and knows fewer ways to write one.
 */
function DayInput(props: ComponentProps<'input'>) {
  const { text, typeText } = useContext(DayTextContext);
  return (
    <input
      {...props}
      type="text"
      inputMode="numeric"
      value={text}
      onChange={({ target }) => typeText(target.value)}
    />
  );
}
