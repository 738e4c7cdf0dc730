import type { SettingKind } from '@pratiche/domain';
import type { ComponentType } from 'react';
import { BrandEditor } from './editors/BrandEditor.js';
import { ContactsEditor } from './editors/ContactsEditor.js';
import { ContractEditor } from './editors/ContractEditor.js';
import { DatedValuesEditor } from './editors/DatedValuesEditor.js';
import { DocumentPointsEditor } from './editors/DocumentPointsEditor.js';
import { DocumentSetEditor } from './editors/DocumentSetEditor.js';
import { EneaSiteEditor } from './editors/EneaSiteEditor.js';
import { LabelsEditor } from './editors/LabelsEditor.js';
import { MatrixEditor } from './editors/MatrixEditor.js';
import { OpeningsEditor } from './editors/OpeningsEditor.js';
import { PackagesEditor } from './editors/PackagesEditor.js';
import { PapersEditor } from './editors/PapersEditor.js';
import { ReasonsEditor } from './editors/ReasonsEditor.js';
import { RetentionEditor } from './editors/RetentionEditor.js';
import { GeneratedEditor } from './editors/GeneratedEditor.js';
import { CostCeilingsEditor, ZoneLimitsEditor } from './editors/ZoneGridEditor.js';
import type { SettingEditorProps } from './setting-editor.types.js';

/** The value of a kind is what its editor takes: the server answers with values of the kind asked. */
const editorOf = <Value>(
  Editor: ComponentType<SettingEditorProps<Value>>,
): ComponentType<SettingEditorProps> => Editor as ComponentType<SettingEditorProps>;

/** Editors of kinds whose page was designed. */
const EDITORS: Partial<Record<SettingKind, ComponentType<SettingEditorProps>>> = {
  packages: editorOf(PackagesEditor),
  brand: editorOf(BrandEditor),
  supportContacts: editorOf(ContactsEditor),
  statusNames: editorOf(LabelsEditor),
  closureLabels: editorOf(LabelsEditor),
  heatingLabels: editorOf(LabelsEditor),
  interventionMatrix: editorOf(MatrixEditor),
  uLimits: editorOf(ZoneLimitsEditor),
  uLimitsEcobonus: editorOf(ZoneLimitsEditor),
  solarTransmission: editorOf(DatedValuesEditor),
  costCeilings: editorOf(CostCeilingsEditor),
  deductionRates: editorOf(DatedValuesEditor),
  controlTerms: editorOf(DatedValuesEditor),
  eneaOpenings: editorOf(OpeningsEditor),
  eneaSite: editorOf(EneaSiteEditor),
  documentSet: editorOf(DocumentSetEditor),
  documentPoints: editorOf(DocumentPointsEditor),
  paperTexts: editorOf(PapersEditor),
  contractTexts: editorOf(ContractEditor),
  returnReasons: editorOf(ReasonsEditor),
  retention: editorOf(RetentionEditor),
};

export const getSettingEditor = (kind: SettingKind): ComponentType<SettingEditorProps> =>
  EDITORS[kind] ?? GeneratedEditor;
