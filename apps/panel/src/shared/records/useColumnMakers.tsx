import { useFormat } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

type Options<Row> = Partial<
  Pick<Column<Row>, 'hideBelow' | 'isSortable' | 'isOptional' | 'isUnbroken' | 'widthPx'>
> & {
  /** Draws the value, where it is more than its text. */
  cell?: (row: Row) => ReactNode;
};

/** So many names stand in a cell; the others are counted. */
const mostNames = 3;

/** Makes the columns of a list by what they hold, so that all lists write it alike. */
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
      /** Several names, in their order; a few of them are shown. */
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
