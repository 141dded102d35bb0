let count = 0;

/** Returns a GTIN-13 with a correct check digit that no product of this run has. */
export function newGtin(): string {
  count += 1;
  const digits = `40${String(Date.now()).slice(-7)}${String(count % 1000).padStart(3, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}
