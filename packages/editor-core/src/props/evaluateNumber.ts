/** A number, or an expression of numbers, with the unit typed after it. */
export interface TypedNumber {
  readonly number: number;
  /** Empty if none was typed. */
  readonly unit: string;
  /** Whether it was calculated, so that it is not the number that was typed. */
  readonly isCalculated: boolean;
}

const tail = /([a-z%]*)$/i;
const plain = /^[+-]?\d*[.,]?\d+$/;

/**
 * Reads a typed number or expression such as `16*1.5`, `(100 - 8)/3` or `24px + 8px`. Returns `undefined` if it isn't one, or
 * if the result is not finite.
 */
export function evaluateNumber(typed: string): TypedNumber | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const unit = tail.exec(text)?.[1] ?? '';
  const expression = unit === '' ? text : text.replaceAll(unit, '');
  const number = createReader(expression.replaceAll(',', '.')).readAll();
  if (number === undefined || !Number.isFinite(number)) return undefined;
  return { number: Number(number.toFixed(4)), unit, isCalculated: !plain.test(expression) };
}

/** Reads sums of products of numbers and parentheses by recursive descent. */
function createReader(text: string) {
  let at = 0;

  function readSum(): number | undefined {
    let sum = readProduct();
    while (sum !== undefined && (text[at] === '+' || text[at] === '-')) {
      const sign = text[at] === '+' ? 1 : -1;
      at += 1;
      const next = readProduct();
      sum = next === undefined ? undefined : sum + sign * next;
    }
    return sum;
  }

  function readProduct(): number | undefined {
    let product = readFactor();
    while (product !== undefined && (text[at] === '*' || text[at] === '/')) {
      const isDivided = text[at] === '/';
      at += 1;
      const next = readFactor();
      if (next === undefined) return undefined;
      product = isDivided ? product / next : product * next;
    }
    return product;
  }

  function readFactor(): number | undefined {
    if (text[at] === '-' || text[at] === '+') {
      const sign = text[at] === '-' ? -1 : 1;
      at += 1;
      const factor = readFactor();
      return factor === undefined ? undefined : sign * factor;
    }
    if (text[at] === '(') {
      at += 1;
      const inside = readSum();
      if (text[at] !== ')') return undefined;
      at += 1;
      return inside;
    }
    const digits = /^(?:\d+(?:\.\d*)?|\.\d+)/.exec(text.slice(at))?.[0];
    if (digits === undefined) return undefined;
    at += digits.length;
    return Number(digits);
  }

  return {
    readAll(): number | undefined {
      const all = readSum();
      return at === text.length ? all : undefined;
    },
  };
}
