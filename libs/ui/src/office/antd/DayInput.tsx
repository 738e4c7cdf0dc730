import { createContext, useContext, type ComponentProps } from 'react';

interface DayInputText {
  text: string;
  typeText: (text: string) => void;
}

/** The text of the date field around the input. */
export const DayTextContext = createContext<DayInputText>({ text: '', typeText: () => undefined });

/**
 * The input of antd's date field with a text of ours: antd's own goes back to the last valid day
 * once the field is left, and knows fewer ways to write one.
 */
export function DayInput(props: ComponentProps<'input'>) {
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
