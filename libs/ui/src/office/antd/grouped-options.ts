export interface GroupableChoice {
  value: string | number;
  label: string;
  disabled?: boolean;
  /** Heading of its group; choices of one group follow one another. */
  group?: string;
}

interface Option {
  value: string | number;
  label: string;
  disabled: boolean;
}
interface OptionGroup {
  label: string;
  options: Option[];
}

const toOption = ({ value, label, disabled = false }: GroupableChoice): Option => ({
  value,
  label,
  disabled,
});

/** Choices as antd takes them: under their headings where they have some. */
export function toGroupedOptions(choices: readonly GroupableChoice[]): (Option | OptionGroup)[] {
  const options: (Option | OptionGroup)[] = [];
  for (const choice of choices) {
    const last = options.at(-1);
    if (choice.group === undefined) options.push(toOption(choice));
    else if (last !== undefined && 'options' in last && last.label === choice.group)
      last.options.push(toOption(choice));
    else options.push({ label: choice.group, options: [toOption(choice)] });
  }
  return options;
}
