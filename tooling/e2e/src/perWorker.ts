type Provide<Value> = (value: Value) => Promise<void>;

/**
 * A fixture created once per worker, without other fixtures: `make` starts it, provides it, and then stops
 * it.
 */
export function perWorker<Value>(
  make: (provide: Provide<Value>) => Promise<void>,
): [(fixtures: object, provide: Provide<Value>) => Promise<void>, { scope: 'worker'; timeout: number }] {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
    async ({}, provide) => make(provide),
    { scope: 'worker', timeout: 120_000 },
  ];
}
