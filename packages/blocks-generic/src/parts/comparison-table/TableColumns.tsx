/** Minimum widths of a label column and of `count` value columns. */
export function TableColumns({ count }: { readonly count: number }) {
  return (
    <colgroup>
      <col className="part-column-label" />
      {count > 0 && <col className="part-column" span={count} />}
    </colgroup>
  );
}
