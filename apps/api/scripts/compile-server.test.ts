import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compiledCode, compileServer } from './compile-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'halved-compile-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

it('V8 accepts the compiled code of the server for the same bundle and rejects it for another', () => {
  const bundle = (word: string) => `exports.answer = function () { return ${JSON.stringify(word)}; };`;
  writeFileSync(join(dist, 'server.cjs'), bundle('halved'));
  const code = compiledCode(dist);
  const script = compileServer(dist, code);
  expect(script.cachedDataRejected).toBe(false);
  const module: { exports: { answer?: () => string } } = { exports: {} };
  script.runInThisContext()(module.exports);
  expect(module.exports.answer?.()).toBe('halved');
  writeFileSync(join(dist, 'server.cjs'), bundle('halved and more'));
  expect(compileServer(dist, code).cachedDataRejected).toBe(true);
});
