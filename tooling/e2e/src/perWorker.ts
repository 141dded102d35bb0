type Provide<Value> = (value: Value) => Promise<void>;

/** A fixture that is made once for each worker, out of nothing else: `make` starts it, provides it, and stops it afterwards. */
export function perWorker<Value>(
  make: (provide: Provide<Value>) => Promise<void>,
): [(fixtures: object, provide: Provide<Value>) => Promise<void>, { scope: 'worker'; timeout: number }] {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
    async ({}, provide) => make(provide),
    { scope: 'worker', timeout: 120_000 },
  ];
}
