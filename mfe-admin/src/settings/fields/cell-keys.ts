import type { KeyboardEvent } from 'react';

type Step = readonly [rows: number, cells: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether the arrow would only move the caret inside its text. */
function staysInText(input: HTMLInputElement, key: string): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isAllSelected = value !== '' && start === 0 && end === value.length;
  if (isAllSelected || start === null) return false;
  return key === 'ArrowLeft' ? start > 0 || end !== start : end !== value.length || end !== start;
}

/** A list of choices opens by the arrows itself. */
const isText = (input: HTMLInputElement): boolean =>
  input.type === 'text' && input.role !== 'combobox';

const findInput = (cell: Element | undefined): HTMLInputElement | null =>
  [...(cell?.querySelectorAll('input') ?? [])].find((input) => isText(input) && !input.disabled) ??
  null;

/** Leads from a text or number of a table to the one beside, above or below. */
export function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (
    step === undefined ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    !(target instanceof HTMLInputElement) ||
    !isText(target)
  )
    return;
  // Enter would save the form from the middle of a table.
  if (event.key === 'Enter') event.preventDefault();
  if (staysInText(target, event.key)) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const found = findNextInput(row, cell, step);
  if (found === null) return;
  event.preventDefault();
  found.focus();
  found.select();
}

function findNextInput(
  row: HTMLTableRowElement,
  cell: HTMLTableCellElement,
  [rows, cells]: Step,
): HTMLInputElement | null {
  if (rows !== 0) {
    const next = rows > 0 ? row.nextElementSibling : row.previousElementSibling;
    return findInput(next?.children[cell.cellIndex]);
  }
  for (let at = cell.cellIndex + cells; at >= 0 && at < row.children.length; at += cells) {
    const found = findInput(row.children[at]);
    if (found !== null) return found;
  }
  return null;
}
