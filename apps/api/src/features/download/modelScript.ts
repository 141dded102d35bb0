/**
 * Yields a script that hands over a model's content: a page in a folder can load scripts, but not request
 * files. `vitrina-ar-banner` reads it.
 *
 * @param name - the model's file name
 */
export async function* toModelScript(name: string, content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  yield `(self.vitrinaFiles??={})[${JSON.stringify(name)}]="`;
  let rest = Buffer.alloc(0);
  for await (const part of content) {
    const bytes = Buffer.concat([rest, part]);
    // Three bytes are four letters.
    const end = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, end);
    rest = bytes.subarray(end);
  }
  yield `${rest.toString('base64')}";\n`;
}
