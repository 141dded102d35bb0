import type { ComponentDraft } from '@vitrina/epack-model';
import { block, text, type DesktopValues } from '@vitrina/epack-model/testing';

/** A cell of a test table: its text, or its props and its text. */
export type TestCell = string | readonly [props: DesktopValues, text: string];

/** Makes a table of texts, row by row. */
export function makeTable(rows: readonly (readonly TestCell[])[], props: DesktopValues = {}): ComponentDraft {
  return block('Table', props, ...rows.map((cells) => block('TableRow', {}, ...cells.map(makeCell))));
}

function makeCell(cell: TestCell): ComponentDraft {
  const [props, content] = typeof cell === 'string' ? [{}, cell] : cell;
  return block('TableCell', props, text(content));
}
