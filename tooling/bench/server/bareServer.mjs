// The floor: a bare Fastify with one query per request on the same database, without any product features.
import { createRequire } from 'node:module';

import { apiFolder } from './places.mjs';

const require = createRequire(`${apiFolder}/package.json`);
const Fastify = require('fastify');
const { Pool } = require('pg');

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });

const where = `where epack_id = $1 and locale = 'ru' and template = 'master_template' and page = 'index.html'`;

const read = async (request) => {
  const { rows } = await pool.query({
    name: 'read',
    text: `select revision, components from page ${where}`,
    values: [request.params.id],
  });
  return { data: rows[0] };
};

const save = async (request) => {
  const { rows } = await pool.query({
    name: 'save',
    text: `update page set components = $2, revision = revision + 1, saved_at = now() ${where} returning revision`,
    values: [request.params.id, JSON.stringify(request.body.components)],
  });
  return { data: rows[0] };
};

app.route({ method: 'GET', url: '/page/:id', handler: read });
app.route({ method: 'PUT', url: '/page/:id', handler: save });

const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ msg: 'listening', address }));
