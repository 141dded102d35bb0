// pnpm bench:uploads: two hundred files at once, then a video of 300 MB whose upload is interrupted by killing the
// server, and the server's memory during both. `--megabytes 300`, `--files 200`.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { machineNote, readArguments } from '../shared.mjs';
import { apiFolder, serverProgram } from './places.mjs';
import { startDatabase, startProgram } from './processes.mjs';

const password = 'bench password';
const uploadsPath = '/api/constructor/uploads';
const chunkBytes = 8 * 1024 * 1024;
const megabyte = 1024 * 1024;
const media = fileURLToPath(new URL('../../demo/assets/media/', import.meta.url));
const values = readArguments();
const videoBytes = Number(values.megabytes?.[0] ?? 300) * megabyte;
const fileCount = Number(values.files?.[0] ?? 200);

/** A playable video of this size: players skip free space at the end of an MP4 file. */
function makeVideo(sizeBytes) {
  const video = readFileSync(join(media, 'rabbit.mp4'));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(sizeBytes - video.length, 0);
  header.write('free', 4, 'latin1');
  const filler = randomBytes(megabyte);
  const rest = sizeBytes - video.length - header.length;
  const parts = Array.from({ length: Math.ceil(rest / megabyte) }, () => filler);
  return Buffer.concat([video, header, ...parts], sizeBytes);
}

/** Images of two megapixels, all different. */
async function drawImages(count) {
  const sharp = createRequire(`${apiFolder}/package.json`)('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const draw = async () => {
    const small = { create: { width: 200, height: 150, channels: 3, background: 'black', noise } };
    const clouds = await sharp(small).png().toBuffer();
    return sharp(clouds).resize(1600, 1200).jpeg({ quality: 85 }).toBuffer();
  };
  const images = [];
  for (let index = 0; index < count; index++) images.push(await draw());
  return images;
}

/** Watches the resident memory of a process, in megabytes. */
function watchMemory(pid) {
  const read = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  };
  const before = read();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, read())), 50).unref();
  return () => {
    clearInterval(timer);
    return { beforeMb: Math.round(before), mostMb: Math.round(most) };
  };
}

async function signIn(address) {
  const response = await fetch(`${address}/auth/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password }),
  });
  return (await response.json()).token;
}

/** A browser sends at most six requests to one host at a time. */
const maxAtOnce = 6;

async function sendAll(images, send) {
  const waiting = images.entries();
  const sendNext = async () => {
    for (const [index, bytes] of waiting) await send(bytes, `${index}.jpg`);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, sendNext));
}

const seconds = async (work) => {
  const start = performance.now();
  const result = await work();
  return [result, Math.round((performance.now() - start) / 100) / 10];
};

async function uploadForm({ address, token }, bytes, name) {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/constructor/files`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}

function tus({ address, token }, method, path, headers = {}, body) {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  return fetch(address + path, { method, headers: { ...common, ...headers }, body });
}

async function appendAll(server, path, bytes, from, until) {
  let offset = from;
  while (offset < until) {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const response = await tus(server, 'PATCH', path, headers, bytes.subarray(offset, offset + chunkBytes));
    offset = Number(response.headers.get('upload-offset'));
  }
  return offset;
}

const database = await startDatabase();
const environment = {
  PORT: '0',
  DATABASE_URL: database.url,
  VITRINA_DATA_DIR: database.folder,
  VITRINA_ADMIN_PASSWORD: password,
  VITRINA_LOG_LEVEL: 'info',
};
let program = await startProgram(serverProgram, environment);
try {
  console.log(JSON.stringify(machineNote()));
  const token = await signIn(program.address);

  const images = await drawImages(fileCount);
  const readMany = watchMemory(program.pid);
  const [, manySeconds] = await seconds(() =>
    sendAll(images, (bytes, name) => uploadForm({ ...program, token }, bytes, name)),
  );
  console.log(`${fileCount} images at once: ${manySeconds} s`, readMany());

  const video = makeVideo(videoBytes);
  const created = await tus({ ...program, token }, 'POST', uploadsPath, {
    'upload-length': String(video.length),
  });
  const path = created.headers.get('location');
  const readFirst = watchMemory(program.pid);
  const half = await appendAll({ ...program, token }, path, video, 0, video.length / 2);
  console.log(`half of ${videoBytes / megabyte} MB sent`, readFirst());
  const interrupted = appendAll({ ...program, token }, path, video, half, video.length).catch(
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  process.kill(program.pid, 'SIGKILL');
  await interrupted;

  program = await startProgram(serverProgram, environment);
  const head = await tus({ ...program, token }, 'HEAD', path);
  const offset = Number(head.headers.get('upload-offset'));
  console.log(`after the kill the upload goes on at ${Math.round((offset / video.length) * 100)} %`);
  const readRest = watchMemory(program.pid);
  const [, restSeconds] = await seconds(() =>
    appendAll({ ...program, token }, path, video, offset, video.length),
  );
  const [answer, finishSeconds] = await seconds(async () => {
    const response = await fetch(`${program.address}${path}/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return response.json();
  });
  const isSame = answer.data?.id === createHash('sha256').update(video).digest('hex');
  console.log(
    `the rest: ${restSeconds} s, checking and storing: ${finishSeconds} s, same bytes: ${isSame}`,
    readRest(),
  );
} finally {
  await program.stop();
  await database.stop();
}
