import { createRoot } from 'react-dom/client';
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import '../../page.css';
import './craft.css';
import { blockCount, makePage } from '../../page-model.js';

// Craft.js ships no interface: the settings panel below is the least its documentation asks for.

function connectable({ connectors: { connect, drag } }) {
  return (element) => element && connect(drag(element));
}

const Page = ({ children }) => {
  const { connectors } = useNode();
  return <main ref={(element) => element && connectors.connect(element)}>{children}</main>;
};
const Row = ({ children }) => (
  <div className="bench-row" ref={connectable(useNode())}>
    {children}
  </div>
);
const Column = ({ children }) => (
  <div className="bench-column" ref={connectable(useNode())}>
    {children}
  </div>
);

function Text({ text }) {
  const node = useNode((state) => ({ selected: state.events.selected }));
  return (
    <p
      className={node.selected ? 'bench-text selected' : 'bench-text'}
      data-bench-block={node.id}
      ref={connectable(node)}
    >
      {text}
    </p>
  );
}

function Image({ src }) {
  const node = useNode((state) => ({ selected: state.events.selected }));
  return (
    <img
      className={node.selected ? 'bench-image selected' : 'bench-image'}
      data-bench-block={node.id}
      src={src}
      alt=""
      ref={connectable(node)}
    />
  );
}

const TextSettings = () => {
  const { actions, text } = useNode((node) => ({ text: node.data.props.text }));
  return (
    <textarea
      name="text"
      rows="6"
      value={text}
      onChange={(event) => actions.setProp((props) => (props.text = event.target.value), 500)}
    />
  );
};
const ImageSettings = () => {
  const { actions, src } = useNode((node) => ({ src: node.data.props.src }));
  return (
    <input
      name="src"
      value={src}
      onChange={(event) => actions.setProp((props) => (props.src = event.target.value), 500)}
    />
  );
};
Text.craft = { related: { settings: TextSettings } };
Image.craft = { related: { settings: ImageSettings } };

function SettingsPanel() {
  const { selected } = useEditor((state) => {
    const [id] = state.events.selected;
    return { selected: id && { id, settings: state.nodes[id]?.related?.settings } };
  });
  return <aside>{selected?.settings && <selected.settings key={selected.id} />}</aside>;
}

function Toolbar() {
  const { actions, canUndo } = useEditor((_state, query) => ({ canUndo: query.history.canUndo() }));
  return (
    <header>
      <button disabled={!canUndo} onClick={() => actions.history.undo()}>
        Undo
      </button>
    </header>
  );
}

const exposeToBench = (benchEditor) => Object.assign(globalThis, { benchEditor });

function Bridge() {
  const { actions, query } = useEditor();
  exposeToBench({
    typing: { gesture: 'click', field: 'textarea[name="text"]' },
    updateText: (id, text) => actions.setProp(id, (props) => (props.text = text)),
    addText(columnId) {
      const tree = query.parseReactElement(<Text text="New text" />).toNodeTree();
      actions.addNodeTree(tree, columnId, 0);
      return tree.rootNodeId;
    },
    remove: (id) => actions.delete(id),
    undo: () => actions.history.undo(),
    isSelected: (id) => query.getEvent('selected').contains(id),
  });
  return null;
}

function serialize(page) {
  const nodes = {};
  const add = (id, parent, resolvedName, props, children, isCanvas) => {
    nodes[id] = {
      type: { resolvedName },
      isCanvas,
      props,
      displayName: resolvedName,
      custom: {},
      hidden: false,
      parent,
      nodes: children,
      linkedNodes: {},
    };
  };
  const ids = (list) => list.map(({ id }) => id);
  add('ROOT', undefined, 'Page', {}, ids(page), true);
  for (const row of page) {
    add(row.id, 'ROOT', 'Row', {}, ids(row.columns), true);
    for (const column of row.columns) {
      add(column.id, row.id, 'Column', {}, ids(column.items), true);
      for (const { id, kind, ...props } of column.items) add(id, column.id, kind, props, [], false);
    }
  }
  return JSON.stringify(nodes);
}

createRoot(document.getElementById('app')).render(
  <Editor resolver={{ Page, Row, Column, Text, Image, Element }}>
    <Bridge />
    <Toolbar />
    <div className="workspace">
      <div className="canvas">
        <Frame data={serialize(makePage(blockCount()))} />
      </div>
      <SettingsPanel />
    </div>
  </Editor>,
);
