import { measuredCodes, type MeasuredFinding, type Measurement } from '../measurement/measurement.ts';

const question = 'vitrina.measure';
const answer = 'vitrina.measured';

/** The longest wait for the answer of a frame, in milliseconds. */
const longestMs = 20_000;

/**
 * Answers the measurements that the parent window asks for. The answer holds nothing that the frame's address does not
 * show, so it may go to any parent.
 */
export function answerMeasurements(measure: () => Promise<Measurement>): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const { source, data, ports } = event;
    const [port] = ports;
    if (source !== parent || data !== question || !port) return;
    void measure().then((measurement) => port.postMessage({ kind: answer, measurement }));
  });
}

/**
 * Asks a loaded frame to measure its page.
 *
 * @throws if it does not answer in 20 seconds, or the signal aborts
 */
export async function requestMeasurement(
  frame: HTMLIFrameElement,
  signal: AbortSignal,
): Promise<Measurement> {
  const { port1, port2 } = new MessageChannel();
  const ended = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    return await new Promise((resolve, reject) => {
      ended.addEventListener('abort', () => reject(ended.reason as Error), { once: true });
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const measurement = readAnswer(data);
        if (measurement) resolve(measurement);
        else reject(new Error('The frame answered with no measurement'));
      });
      port1.start();
      // The preview has an opaque origin, which cannot be named.
      frame.contentWindow?.postMessage(question, '*', [port2]);
    });
  } finally {
    port1.close();
  }
}

/** Reads the answer of a frame, which may hold any page: returns undefined unless it is well formed. */
function readAnswer(data: unknown): Measurement | undefined {
  if (!isRecord(data) || data.kind !== answer || !isRecord(data.measurement)) return undefined;
  const { widthPx, heightPx, findings } = data.measurement;
  if (!isSize(widthPx) || !isSize(heightPx) || !Array.isArray(findings)) return undefined;
  return { widthPx, heightPx, findings: findings.filter(isFinding) };
}

function isFinding(value: unknown): value is MeasuredFinding {
  if (!isRecord(value) || !isRecord(value.box)) return false;
  const { code, componentId, box } = value;
  const isCode = measuredCodes.some((known) => known === code);
  const isBlock = componentId === undefined || isSize(componentId);
  return isCode && isBlock && [value.value, box.x, box.y, box.width, box.height].every(Number.isFinite);
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e7;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
