import { useFormat } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

type Options<Row> = Partial<
  Pick<Column<Row>, 'hideBelow' | 'isSortable' | 'isOptional' | 'isUnbroken' | 'widthPx'>
> & {
  /** Renders the value if it is more than text. */
  cell?: (row: Row) => ReactNode;
};

/** Maximum number of names in a cell. The rest are shown as a count. */
const mostNames = 3;

/** Returns functions that create list columns by value type, so that all lists format values the same way. */
export function useColumnMakers<Row>() {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => {
    const header = (labelId: LabelId) => intl.formatMessage({ id: labelId });
    const sorted = { isSortable: true };
    const toNames = (names: readonly { name: string }[]) =>
      names.map(({ name }) => name).sort(format.compare);
    return {
      text: (
        id: string,
        labelId: LabelId,
        read: (row: Row) => string,
        options: Options<Row> = {},
      ): Column<Row> => ({
        id,
        header: header(labelId),
        cell: read,
        exportValue: read,
        ...sorted,
        ...options,
      }),
      number: (
        id: string,
        labelId: LabelId,
        read: (row: Row) => number,
        options: Options<Row> = {},
      ): Column<Row> => ({
        id,
        header: header(labelId),
        cell: (row) => format.number(read(row)),
        exportValue: read,
        align: 'right',
        ...sorted,
        ...options,
      }),
      moment: (
        id: string,
        labelId: LabelId,
        read: (row: Row) => string | null,
        options: Options<Row> = {},
      ): Column<Row> => ({
        id,
        header: header(labelId),
        cell: (row) => {
          const moment = read(row);
          return moment === null ? '—' : format.dateTime(moment);
        },
        exportValue: (row) => {
          const moment = read(row);
          return moment === null ? null : new Date(moment);
        },
        isUnbroken: true,
        ...sorted,
        ...options,
      }),
      /** Column of several names, in their order. Shows the first names and a count. */
      names: (
        id: string,
        labelId: LabelId,
        read: (row: Row) => readonly { name: string }[],
        options: Options<Row> = {},
      ): Column<Row> => ({
        id,
        header: header(labelId),
        cell: (row) => {
          const names = toNames(read(row));
          const more = names.length - mostNames;
          return `${names.slice(0, mostNames).join(', ')}${more > 0 ? ` +${more}` : ''}` || '—';
        },
        exportValue: (row) => toNames(read(row)).join(', '),
        ...options,
      }),
      flag: (
        id: string,
        labelId: LabelId,
        read: (row: Row) => boolean,
        texts: { yes: LabelId; no: LabelId },
        options: Options<Row> = {},
      ): Column<Row> => ({
        id,
        header: header(labelId),
        cell: (row) => header(read(row) ? texts.yes : texts.no),
        exportValue: read,
        ...sorted,
        ...options,
      }),
    };
  }, [intl, format]);
}
