import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

const folder = join(import.meta.dirname, '../../../../../tooling/operations');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Debian's package `prometheus` has it. */
const promtool = process.env.PROMTOOL ?? 'promtool';
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? 'passed' : stdout + stderr;
}

describe('the alert rules and the dashboard', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('use only metrics and labels that the server has', async () => {
    await (await server.as('ann')).call(contract.getProfile);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const names = [read('alerts.yml'), ...expressions].flatMap(
      (text) => text.match(/\b(?:vitrina|nodejs|process)_\w+/g) ?? [],
    );
    const known = new Set(Array.from(metrics.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
    const unknown = [...new Set(names)].filter(
      (name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(new Set(names).size).toBeGreaterThan(6);
    expect(unknown).toEqual([]);
    for (const state of ['created', 'retry', 'active']) {
      expect(metrics).toMatch(new RegExp(`^vitrina_jobs\\{.*state="${state}".*\\} 0$`, 'm'));
    }
    expect(metrics).toMatch(/^vitrina_database_connections\{state="waiting"\} 0$/m);
    expect(metrics).toMatch(
      /^vitrina_http_request_duration_seconds_count\{.*route="\/profile",status="200"\} 1$/m,
    );
  });
});

describe.skipIf(!hasPromtool)('promtool', () => {
  it('accepts the alert rules, and each fires when it should and not before', () => {
    expect(run('check', 'rules', 'alerts.yml')).toBe('passed');
    expect(run('test', 'rules', 'alerts.test.yml')).toBe('passed');
  });

  it('can read every expression of the dashboard', () => {
    // As a rule of its own, with a value for each of Grafana's variables.
    const rules = expressions.map((expr, index) => ({
      record: `panel:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
    }));
    const file = join(mkdtempSync(join(tmpdir(), 'vitrina-panels-')), 'panels.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    const result = run('check', 'rules', file);
    rmSync(dirname(file), { recursive: true });
    expect(result).toBe('passed');
  });
});
