import {
  type AggettiOstruzioni,
  createEmptyAggettiOstruzioni,
  OVERHANG_FIELDS,
} from '@pratiche/domain';
import { CheckboxField } from '@pratiche/ui';
import { memo, useDeferredValue, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../fields/Field.js';
import { getFieldSpec } from '../../catalog/field-catalog.js';
import { useDossierSession } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { BuildingDrawing, OverhangDrawing, SideDrawing } from './OverhangDrawings.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

type OverhangField = keyof AggettiOstruzioni;

interface OverhangGroup {
  title: string;
  text: string;
  drawing: ReactNode;
}

const OVERHANG_GROUPS: Readonly<Record<OverhangField, OverhangGroup>> = {
  orizzontali: {
    title: TEXTS.horizontal,
    text: TEXTS.horizontalHelp,
    drawing: <OverhangDrawing />,
  },
  verticali: {
    title: TEXTS.vertical,
    text: TEXTS.verticalHelp,
    drawing: <SideDrawing />,
  },
  ostruzioni: {
    title: TEXTS.obstruction,
    text: TEXTS.obstructionHelp,
    drawing: <BuildingDrawing />,
  },
};
const OVERHANG_PARTS = Object.keys(OVERHANG_FIELDS) as OverhangField[];

/**
 * Obstacles in front of a shaded window: none, or overhangs and buildings, each with an explanatory
 * drawing.
 */
export const OverhangFields = memo(function Overhangs({
  index,
  name,
}: {
  index: number;
  name: string;
}) {
  const session = useDossierSession();
  const path = `manufatti.schermature.${index}.aggettiOstruzioni` as const;
  const value = useWatch({ control: session.form.control, name: path }) ?? null;
  // The tick is shown first: seven fields and three drawings take longer.
  const isDescribed = useDeferredValue(value !== null);
  // Keeps the values when the checkbox is cleared by mistake, and restores them when it is checked
  // again.
  const before = useRef<AggettiOstruzioni | null>(null);

  function toggle(isThere: boolean) {
    if (!isThere)
      before.current = structuredClone(
        session.values.manufatti.schermature[index]?.aggettiOstruzioni ?? null,
      );
    session.form.setValue(
      path,
      isThere ? (before.current ?? createEmptyAggettiOstruzioni()) : null,
      {
        shouldDirty: true,
      },
    );
    session.handleFieldEdited(path);
  }

  return (
    <div className="wz-overhangs">
      <CheckboxField
        id={fieldElementId(path)}
        label={getFieldSpec(path).label}
        value={value !== null}
        onChange={toggle}
      />
      {isDescribed && value !== null && (
        <div className="wz-overhang-groups">
          {OVERHANG_PARTS.map((part) => ({ part, ...OVERHANG_GROUPS[part] })).map(
            ({ part, title, text, drawing }) => (
              <fieldset key={part} className="wz-overhang" aria-label={`${title}: ${name}`}>
                <legend>{title}</legend>
                <div className="wz-overhang-what">
                  {drawing}
                  <p className="pr-muted">{text}</p>
                </div>
                {Object.keys(OVERHANG_FIELDS[part]).map((field) => (
                  <Field key={field} name={`${path}.${part}.${field}` as typeof path} />
                ))}
              </fieldset>
            ),
          )}
        </div>
      )}
    </div>
  );
});
