import { environmentSchema } from './environment.schema.js';

const HEAD = `# Variables

<!-- Written by \`npm run quality -- variables-page\` from backend/src/platform/config/environment.schema.ts. -->

A blank variable counts as absent; \`NAME_FILE\` names a file with the value. The start names each wrong one in a line. Node itself reads \`NODE_EXTRA_CA_CERTS\`, a file with further authorities.
`;
const COLUMNS = ['variable', 'default', 'meaning'];

/** The page of the variables for operators, laid out as prettier does. */
export function describeVariables(): string {
  const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => [
    `\`${name}\``,
    describeDefault(schema.parse(undefined)),
    schema.description ?? '',
  ]);
  const widths = COLUMNS.map((title, at) =>
    Math.max(...[title, ...rows.map((row) => row[at] ?? '')].map(({ length }) => length)),
  );
  const layOut = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return `${HEAD}\n${[COLUMNS, rule, ...rows].map(layOut).join('\n')}\n`;
}

const describeDefault = (value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0)
    ? '–'
    : `\`${String(value)}\``;
