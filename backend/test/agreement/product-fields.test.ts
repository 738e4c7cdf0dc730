import { readFileSync } from 'node:fs';
import {
  BUILT_IN_SETTINGS,
  ECOBONUS_2026,
  REQUIRED_MESSAGE,
  type RowOf,
  checkRowFields,
  choiceField,
  createEmptyRow,
  defineProductFields,
  listColumnFields,
  PRODUCT_FIELD_TABLES,
  WINDOW_FIELDS,
  buildProductEneaRows,
} from '@pratiche/domain';
import {
  createXmlElement,
  listXmlFields,
  readProductFields,
  writeProductFields,
  XmlSection,
  type XmlRemark,
} from '@pratiche/domain/xml';
import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { createProductRowDto } from '../../src/module/dto/product-row.dto.js';
import { findDtoFaults, validateDto } from '../../src/platform/validation/index.js';
import { createProductSpecs } from '../../../mfe-wizard/src/catalog/product-fields.js';
import { createTableColumns } from '../../../mfe-wizard/src/steps/manufatti/table-columns.js';

const SHEET = { ...BUILT_IN_SETTINGS, site: ECOBONUS_2026 };

const COLORI = [
  { value: 'bianco', label: 'Bianco' },
  { value: 'antracite', label: 'Grigio antracite' },
] as const;

/** Windows with one additional field, which needs no code anywhere else. */
const FIELDS = defineProductFields({
  ...WINDOW_FIELDS,
  colore: choiceField({
    label: 'Colore del telaio',
    help: 'Quello esterno.',
    choices: COLORI,
    default: null,
    required: ({ serviceType }) => serviceType === 1,
    column: { head: 'Colore', group: 'Dopo i lavori' },
    xml: { element: 'Colore' },
    enea: { label: 'Colore del nuovo telaio' },
  }),
});
type Row = RowOf<typeof FIELDS>;
const ROW: Row = { ...createEmptyRow(FIELDS), superficie: 2, colore: 'antracite' };

describe('a field added to the table of windows', () => {
  it('is in the row’s type and in a new row', () => {
    expectTypeOf<Row['colore']>().toEqualTypeOf<'bianco' | 'antracite' | null>();
    expect(createEmptyRow(FIELDS)).toEqual({ ...createEmptyRow(WINDOW_FIELDS), colore: null });
  });

  it('is asked for by the form, after the others', () => {
    expect(createProductSpecs(FIELDS)['colore']).toEqual({
      kind: 'choice',
      label: 'Colore del telaio',
      choices: COLORI,
      help: 'Quello esterno.',
    });
    expect(listColumnFields(FIELDS)).toEqual([...listColumnFields(WINDOW_FIELDS), 'colore']);
  });

  it('has a column in the product table', () => {
    expect(createTableColumns(FIELDS)).toEqual([
      [
        ...(createTableColumns(WINDOW_FIELDS)[0] ?? []),
        { field: 'colore', head: 'Colore', title: 'Colore del telaio', group: 'Dopo i lavori' },
      ],
    ]);
  });

  it('is required where its entry says so', () => {
    const missing = (row: Row, serviceType: 1 | 2) =>
      checkRowFields(FIELDS, row, { serviceType }).filter(({ field }) => field === 'colore');
    expect(missing(createEmptyRow(FIELDS), 1)).toEqual([
      { field: 'colore', message: REQUIRED_MESSAGE },
    ]);
    expect(missing(createEmptyRow(FIELDS), 2)).toEqual([]);
    expect(missing(ROW, 1)).toEqual([]);
  });

  it('is written to the data file, and read back by label, code or case', () => {
    const written = writeProductFields(FIELDS, ROW);
    expect(written).toEqual([
      ...writeProductFields(WINDOW_FIELDS, ROW),
      createXmlElement('Colore', 'Grigio antracite'),
    ]);
    const remarks: XmlRemark[] = [];
    const section = new XmlSection(createXmlElement('Prodotto', written), 'Prodotto', remarks);
    expect(readProductFields(FIELDS, section, BUILT_IN_SETTINGS)).toEqual(ROW);
    section.reportUnreadElements();
    expect(remarks).toEqual([]);

    const readColour = (text: string) =>
      readProductFields(
        FIELDS,
        new XmlSection(
          createXmlElement('Prodotto', [createXmlElement('colore', text)]),
          'Prodotto',
          remarks,
        ),
        BUILT_IN_SETTINGS,
      ).colore;
    expect(['ANTRACITE', 'grigio-antracite', 'Bianco'].map(readColour)).toEqual([
      'antracite',
      'antracite',
      'bianco',
    ]);
    expect(readColour('verde')).toBeNull();
    expect(remarks).toMatchObject([{ path: 'Prodotto/Colore', value: 'verde' }]);
  });

  it('is a question of the ENEA sheet', () => {
    const rows = buildProductEneaRows(FIELDS);
    expect(rows).toHaveLength(buildProductEneaRows(WINDOW_FIELDS).length + 1);
    expect(rows.at(-1)).toMatchObject({ key: 'colore', label: 'Colore del nuovo telaio' });
    expect(rows.at(-1)?.read(ROW, SHEET)?.copied).toBe('Grigio antracite');
  });

  it('is checked in a body', () => {
    const RowDto = createProductRowDto('Probe', FIELDS);
    expect({ ...validateDto(RowDto, ROW) }).toEqual(ROW);
    expect(validateDto(RowDto, {}).colore).toBeNull();
    expect(findDtoFaults(RowDto, { ...ROW, colore: 'verde' })).toEqual([
      { field: 'colore', message: 'Valore non previsto.' },
    ]);
  });

  it('is absent, and no fault, in a row that was stored before', () => {
    const { colore: _colore, ...old } = ROW;
    const stored = old as Row;
    expect(writeProductFields(FIELDS, stored)).toEqual(writeProductFields(WINDOW_FIELDS, old));
    expect(buildProductEneaRows(FIELDS).at(-1)?.read(stored, SHEET)).toBeNull();
    expect(checkRowFields(FIELDS, stored, { serviceType: 2 })).toEqual(
      checkRowFields(WINDOW_FIELDS, old, { serviceType: 2 }),
    );
  });
});

/** A new element is written in the schema by hand: other programs are built on that file. */
describe('the schema of the data file', () => {
  const xsd = readFileSync(
    new URL('../../../docs/xml/pratica-enea-1.0.xsd', import.meta.url),
    'utf8',
  );
  const product = /<xs:complexType name="Prodotto">.*?<\/xs:complexType>/s.exec(xsd)?.[0] ?? '';
  const declared = Object.fromEntries(
    [...product.matchAll(/<xs:element name="(\w+)" type="([\w:]+)"/g)].map(([, name, type]) => [
      name,
      type,
    ]),
  );

  it('declares the elements of the product tables, with the types of their values', () => {
    const types = { choice: 'Testo', number: 'NumeroIt', flag: 'SiNo', yesNo: 'SiNo' } as const;
    const described = Object.values(PRODUCT_FIELD_TABLES)
      .flatMap((fields) => listXmlFields(fields))
      .map(({ element, field }) => [element, types[field.kind]] as const);
    expect(declared).toEqual({
      Nome: 'Testo',
      Quantita: 'xs:positiveInteger',
      ...Object.fromEntries(described),
    });
  });
});
