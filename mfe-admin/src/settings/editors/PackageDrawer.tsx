import type { ProblemFieldDto } from '@pratiche/api';
import type { OfferedPackage } from '@pratiche/domain';
import { findSettingFaults } from '@pratiche/domain/settings';
import { Button, Drawer } from '@pratiche/ui';
import { OfficeColorField } from '@pratiche/ui/office';
import { useState } from 'react';
import { PartFields } from '../fields/PartFields.js';
import { findErrorAt, partId } from '../setting-editor.types.js';
import { describeContrast } from './color-contrast.js';
import { PACKAGE_TEXTS } from './texts.js';

interface PackageDrawerProps {
  index: number;
  row: OfferedPackage;
  isNew: boolean;
  errors: readonly ProblemFieldDto[];
  /** With the package as it became; `null` when nothing is to change. */
  onClose: (row: OfferedPackage | null) => void;
}

/** Colours of the portal that are seen on a white card. */
const PRESETS = ['#00703c', '#0b5fa5', '#7a4f00', '#b3261e', '#5b3f95', '#15211b'];

/** The fields of one package. */
export function PackageDrawer({ index, isNew, onClose, ...props }: PackageDrawerProps) {
  const [row, setRow] = useState(props.row);
  const [tried, setTried] = useState(false);
  const faults = findSettingFaults('packages', [row]).map(({ field, message }) => ({
    field: field.replace(/^0/, String(index)),
    message,
  }));
  const errors = tried ? faults : row === props.row ? props.errors : [];
  const part = {
    kind: 'packages' as const,
    path: [index],
    value: row,
    onChange: (next: object) => setRow(next as OfferedPackage),
    errors,
  };
  const contrast = describeContrast(row.color);
  function finish() {
    setTried(true);
    if (faults.length === 0) onClose(row);
  }
  return (
    <Drawer
      open
      size={480}
      title={isNew ? PACKAGE_TEXTS.newPackage : props.row.name || PACKAGE_TEXTS.package}
      onClose={() => onClose(null)}
      footer={
        <div className="ad-drawer-foot">
          <Button onClick={() => onClose(null)}>{PACKAGE_TEXTS.cancel}</Button>
          <Button type="primary" onClick={finish}>
            {PACKAGE_TEXTS.done}
          </Button>
        </div>
      }
    >
      <div className="ad-drawer-fields">
        <PartFields {...part} keys={['name', 'description']} />
        <OfficeColorField
          id={partId([index, 'color'])}
          label={PACKAGE_TEXTS.color}
          value={row.color}
          onChange={(color) => setRow({ ...row, color })}
          presets={PRESETS}
          error={findErrorAt(errors, [index, 'color'])}
          help={contrast?.isWeak ? undefined : contrast?.text}
          warning={contrast?.isWeak ? contrast.text : null}
        />
        <PartFields {...part} keys={['price', 'numberOfCredits']} />
        <fieldset className="ad-group">
          <legend>{PACKAGE_TEXTS.creditsOfDossier}</legend>
          <PartFields {...part} keys={['costEcobonus', 'costBonusCasa', 'costCalcoloEnergetico']} />
        </fieldset>
        <PartFields
          {...part}
          keys={['onSale', 'isIncrementable']}
          helps={{ isIncrementable: PACKAGE_TEXTS.incrementableHelp }}
        />
      </div>
    </Drawer>
  );
}
