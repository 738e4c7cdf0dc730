import { Fragment, type ReactNode } from 'react';
import { isWidePart } from '../setting-parts.js';
import type { PartProps } from '../setting-editor.types.js';
import { SettingPartField } from './SettingPartField.js';

interface PartFieldsProps extends PartProps<object> {
  keys: readonly string[];
  labels?: Readonly<Record<string, string>>;
  helps?: Readonly<Record<string, ReactNode>>;
}

/** Fields of some parts of an object, side by side; parts that are not named stay as they are. */
export function PartFields({ keys, labels = {}, helps = {}, value, ...props }: PartFieldsProps) {
  const parts = value as Readonly<Record<string, unknown>>;
  return (
    <div className="ad-fields">
      {keys.map((key) => {
        const path = [...props.path, key];
        const label = labels[key];
        const field = (
          <SettingPartField
            {...props}
            {...(label === undefined ? {} : { label })}
            path={path}
            help={helps[key]}
            value={parts[key] ?? null}
            onChange={(next) => props.onChange({ ...value, [key]: next })}
          />
        );
        return isWidePart(props.kind, path) ? (
          <div key={key} className="ad-wide">
            {field}
          </div>
        ) : (
          <Fragment key={key}>{field}</Fragment>
        );
      })}
    </div>
  );
}
