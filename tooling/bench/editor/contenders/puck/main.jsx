import { createRoot } from 'react-dom/client';
import { Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import '../../page.css';
import { blockCount, image, makePage } from '../../page-model.js';

const config = {
  components: {
    Row: {
      fields: { columns: { type: 'slot' } },
      render: ({ columns: Columns }) => <Columns className="bench-row" />,
    },
    Column: {
      fields: { items: { type: 'slot' } },
      render: ({ items: Items }) => <Items className="bench-column" />,
    },
    Text: {
      fields: { text: { type: 'textarea' } },
      defaultProps: { text: 'New text' },
      render: ({ id, text }) => (
        <p className="bench-text" data-bench-block={id}>
          {text}
        </p>
      ),
    },
    Image: {
      fields: { src: { type: 'text' } },
      defaultProps: { src: image },
      render: ({ id, src }) => <img className="bench-image" data-bench-block={id} src={src} alt="" />,
    },
  },
};

const data = {
  root: { props: {} },
  content: makePage(blockCount()).map((row) => ({
    type: 'Row',
    props: {
      id: row.id,
      columns: row.columns.map((column) => ({
        type: 'Column',
        props: { id: column.id, items: column.items.map(({ kind, ...props }) => ({ type: kind, props })) },
      })),
    },
  })),
};

let nextId = 0;

const exposeToBench = (benchEditor) => Object.assign(globalThis, { benchEditor });

function Bridge({ children }) {
  const getPuck = useGetPuck();
  exposeToBench({
    typing: { gesture: 'click', field: 'textarea[name="text"]' },
    updateText(id, text) {
      const { dispatch, getItemById, getSelectorForId } = getPuck();
      const item = getItemById(id);
      const { index, zone } = getSelectorForId(id);
      dispatch({
        type: 'replace',
        destinationIndex: index,
        destinationZone: zone,
        data: { ...item, props: { ...item.props, text } },
      });
    },
    addText(columnId) {
      const id = `added-${nextId++}`;
      getPuck().dispatch({
        type: 'insert',
        componentType: 'Text',
        destinationIndex: 0,
        destinationZone: `${columnId}:items`,
        id,
      });
      return id;
    },
    remove(id) {
      const { dispatch, getSelectorForId } = getPuck();
      const { index, zone } = getSelectorForId(id);
      dispatch({ type: 'remove', index, zone });
    },
    undo: () => getPuck().history.back(),
    isSelected: (id) => getPuck().selectedItem?.props.id === id,
  });
  return children;
}

createRoot(document.getElementById('app')).render(
  <Puck config={config} data={data} overrides={{ puck: ({ children }) => <Bridge>{children}</Bridge> }} />,
);
