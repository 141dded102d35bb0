/** Checks for a GTIN of 8, 12, 13 or 14 digits with a correct check digit. @public */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = Array.from(padGtin(code), Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Pads a GTIN with zeros to 14 digits, so that two spellings of one code compare equal. @public */
export function padGtin(code: string): string {
  return code.padStart(14, '0');
}
