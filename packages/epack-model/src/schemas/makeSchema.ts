/**
 * Creates a schema. It is made in a function, so that a bundler leaves it out with everything in it where nobody asks for it:
 * of a marked call it drops the call alone, and keeps what its arguments call.
 */
export function makeSchema<Schema>(make: () => Schema): Schema {
  return make();
}
