import { Failure } from './failure.ts';

const maxAnswerBytes = 4 * 1024 * 1024;

/** Reads the text of a service's response. @throws 502 if it is longer than any valid one */
export async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Failure(502, 'serviceUnavailable');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
