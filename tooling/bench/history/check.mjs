// Proves that every contender reaches the same document as the oracle after apply, undo all, redo all,
// and that a new change after an undo discards the undone steps. Run before trusting any timing.
import assert from 'node:assert/strict';
import { CONTENDERS, loadContender } from './contenders/index.mjs';
import { makeDocument, makeScript, OP_KINDS } from './document.mjs';
import { mutate } from './mutate.mjs';

const withPaths = process.argv.slice(2).filter((arg) => arg !== '--with');
let failures = 0;

function mixedScript(doc) {
  const scripts = OP_KINDS.filter((kind) => kind !== 'remove').map((kind) => makeScript(kind, doc, 20));
  const interleaved = scripts[0].flatMap((_, i) => scripts.map((script) => script[i]));
  const [firstAdded] = makeScript('add', doc, 1);
  return [...interleaved, { type: 'remove', id: firstAdded.component.id }, { type: 'remove', id: 1 }];
}

const after = (count, ops) => {
  const doc = makeDocument(count);
  for (const op of structuredClone(ops)) mutate(doc, op);
  return doc;
};

for (const id of [...CONTENDERS, ...withPaths]) {
  const contender = await loadContender(id);
  const scripts = { mixed: mixedScript(makeDocument(100)) };
  for (const kind of OP_KINDS) scripts[kind] = makeScript(kind, makeDocument(100), 25);
  for (const [kind, ops] of Object.entries(scripts)) {
    try {
      const history = contender.make(makeDocument(100), { maxSteps: 1000 });
      const expectDocument = (expected, when) =>
        assert.deepEqual(
          JSON.parse(JSON.stringify(history.toDocument())),
          JSON.parse(JSON.stringify(expected)),
          when,
        );
      const start = makeDocument(100);
      const end = after(100, ops);
      for (const op of structuredClone(ops)) history.apply(op);
      expectDocument(end, 'after apply');
      for (let round = 1; round <= 2; round++) {
        for (let i = 0; i < ops.length; i++) history.undo();
        expectDocument(start, `after undo all, round ${round}`);
        for (let i = 0; i < ops.length; i++) history.redo();
        expectDocument(end, `after redo all, round ${round}`);
      }
      history.undo();
      const [change] = makeScript('update', start, 1);
      const late = { ...change, id: Number(Object.keys(after(100, ops.slice(0, -1)).components)[0]) };
      history.apply(late);
      expectDocument(after(100, [...ops.slice(0, -1), late]), 'new change after undo');
      history.undo();
      expectDocument(after(100, ops.slice(0, -1)), 'undo of the change after undo');
    } catch (error) {
      failures++;
      console.log(`FAIL ${contender.name} / ${kind}: ${error.message.split('\n').slice(0, 12).join('\n  ')}`);
      continue;
    }
    console.log(`ok   ${contender.name} / ${kind}`);
  }
}
process.exitCode = failures ? 1 : 0;
