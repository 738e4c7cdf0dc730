import { useIsRequired } from '../../form/useIsRequired.js';
import { TABLE_COLUMNS, columnSpan, tableColumnCount, type TableColumn } from './table-columns.js';
import { productFieldPath, type ProductListName } from '../../catalog/product-lists.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** The heads of a product table, in as many lines as a row has. */
export function ProductTableHead({ list }: { list: ProductListName }) {
  const lines = TABLE_COLUMNS[list];
  const grouped = lines[0]?.some(({ group }) => group !== undefined) ?? false;
  const [first = [], ...others] = lines;
  return (
    <>
      <colgroup>
        <col className="wz-col-number" />
        {Array.from({ length: tableColumnCount(list) }, (_, at) => (
          <col key={at} className={`wz-col-${lines[0]?.[at]?.field ?? ''}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th rowSpan={lines.length + (grouped ? 1 : 0)} scope="col">
            <span className="pr-visually-hidden">{TEXTS.row}</span>
          </th>
          {grouped ? (
            <GroupedHeads list={list} columns={first} />
          ) : (
            <PlainHeads list={list} columns={first} />
          )}
        </tr>
        {grouped && (
          <tr>
            {first
              .filter(({ group }) => group !== undefined)
              .map((column) => (
                <ColumnHead key={column.field} list={list} column={column} />
              ))}
          </tr>
        )}
        {others.map((columns) => (
          <tr key={columns[0]?.field}>
            <PlainHeads list={list} columns={columns} />
          </tr>
        ))}
      </thead>
    </>
  );
}

const PlainHeads = ({
  list,
  columns,
}: {
  list: ProductListName;
  columns: readonly TableColumn[];
}) =>
  columns.map((column, at) => (
    <ColumnHead
      key={column.field}
      list={list}
      column={column}
      colSpan={columnSpan(list, columns, at)}
    />
  ));

/** Groups over their columns; columns without a group reach down beside them. */
const GroupedHeads = ({
  list,
  columns,
}: {
  list: ProductListName;
  columns: readonly TableColumn[];
}) =>
  columns.map((column, at) => {
    if (column.group === undefined)
      return <ColumnHead key={column.field} list={list} column={column} rowSpan={2} />;
    if (columns[at - 1]?.group === column.group) return null;
    return (
      <th
        key={column.group}
        colSpan={columns.filter(({ group }) => group === column.group).length}
        scope="colgroup"
      >
        {column.group}
      </th>
    );
  });

/**
 * Reads row 0 to mark required columns: the required fields depend on the service, a table has at
 * least one row, and all rows have the same fields.
 */
function ColumnHead({
  list,
  column: { field, head, title, unit },
  ...spans
}: {
  list: ProductListName;
  column: TableColumn;
  rowSpan?: number;
  colSpan?: number;
}) {
  const isRequired = useIsRequired(productFieldPath(list, 0, field));
  return (
    <th scope="col" title={title} {...spans}>
      <span className={isRequired ? 'pr-field-required' : undefined}>{head}</span>
      {unit && (
        <>
          {' '}
          <small>{unit}</small>
        </>
      )}
    </th>
  );
}
