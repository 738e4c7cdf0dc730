import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { requireProgram } from '../services/programs.ts';
import { ROOT, readText } from './compose-file.ts';

const FOLDER = join(ROOT, 'docker/monitoring');
interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  annotations?: Record<string, string>;
}
const rules = (
  parse(readText('docker/monitoring/rules.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap(({ rules: own }) => own);
const dashboard = JSON.parse(readText('docker/monitoring/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([name]) => name)),
];

describe('the files for Prometheus and Grafana', () => {
  it.each([
    ['check', 'rules', 'rules.yml'],
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ])('hold in promtool: %s %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync(requireProgram('promtool'), args, {
      cwd: FOLDER,
      encoding: 'utf8',
    });
    expect([`${stdout}${stderr}`, status]).toEqual([`${stdout}${stderr}`, 0]);
  });

  it('ask only for figures that the processes export, and for labels that they have', () => {
    const sources = globSync('backend/src/**/*.ts', { cwd: ROOT })
      .filter((file) => !file.endsWith('.test.ts'))
      .map(readText)
      .join('\n');
    const exported = new Set(
      [...sources.matchAll(/name: '((?:portal|http)_\w+)'/g)].map(([, name]) => name ?? ''),
    );
    // Records of ours begin with "pratiche:", and go on with the name of a figure and another colon.
    const asked = namesIn(expressions.join('\n'), /\b(?:portal|http)_[a-z0-9_]+\b(?!:)/g).map(
      (name) => name.replace(/_bucket$/, ''),
    );
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !exported.has(name))).toEqual([]);
    const kinds = namesIn(expressions.join('\n'), /(?<=kind=~?")[^"]+(?=")/g).flatMap((text) =>
      text.split('|'),
    );
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds.filter((kind) => !sources.includes(`'${kind}'`))).toEqual([]);
  });

  it('show and alert on records that there are', () => {
    const recorded = new Set(rules.map(({ record }) => record));
    const used = namesIn(expressions.join('\n'), /\bpratiche:[\w:]+/g);
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((name) => !recorded.has(name))).toEqual([]);
  });

  it('have a runbook for each alert, and an alert for each runbook', () => {
    const alerts = rules.flatMap(({ alert, annotations }) =>
      alert === undefined ? [] : [{ alert, runbook: annotations?.['runbook_url'] ?? '' }],
    );
    const runbooks = globSync('docs/operations/runbooks/*.md', { cwd: ROOT });
    expect(alerts.map(({ runbook }) => runbook).sort()).toEqual(runbooks.sort());
    expect(
      alerts.filter(({ alert, runbook }) => !readText(runbook).startsWith(`# ${alert}\n`)),
    ).toEqual([]);
  });

  it('have a test of each alert', () => {
    const tests = readText('docker/monitoring/rules.test.yml');
    const untested = rules.flatMap(({ alert }) =>
      alert !== undefined && !tests.includes(`alertname: ${alert}`) ? [alert] : [],
    );
    expect(untested).toEqual([]);
  });
});
