/**
 * Creates a schema. Use a function, so that a bundler removes an unused schema completely: for a marked call,
 * it removes only the call itself and keeps the calls in its arguments.
 */
export function makeSchema<Schema>(make: () => Schema): Schema {
  return make();
}
