// The floor: a bare Fastify that sends two kilobytes from memory, without any product features.
import { createRequire } from 'node:module';

import { apiFolder } from '../server/places.mjs';

const require = createRequire(`${apiFolder}/package.json`);
const Fastify = require('fastify');

const app = Fastify();
const content = Buffer.alloc(2048, 'x');
app.get('/', (_request, reply) => reply.type('application/json').send(content));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ msg: 'listening', address }));
process.on('SIGTERM', () => process.exit());
