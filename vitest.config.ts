import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests that put something in the place of a module: what they load must not reach other tests. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules)\(/;
/** Most of them have the configuration of the tests in the place of the site's, and nothing else. */
const TEST_CONFIG = /\bvi\.mock\('[./]+\/site\.config', \(\) => import\('[./]+\/support\/site-config'\)\)/;
const replacing = readdirSync(path.join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('tests/unit', file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ text }) => REPLACES.test(text));
const onTestConfig = replacing.filter(
  ({ text }) => TEST_CONFIG.test(text) && !REPLACES.test(text.replace(TEST_CONFIG, '')),
);
const others = replacing.filter((test) => !onTestConfig.includes(test));
for (const { file, text } of others) {
  for (const [, module = ''] of text.matchAll(/\bvi\.(?:mock|doMock)\(\s*'([^']+)'/g)) {
    if (module.endsWith('/site.config') || text.includes(`vi.doUnmock('${module}')`)) continue;
    throw new Error(
      `${file} replaces ${module} for the tests after it too: call vi.doUnmock('${module}') in afterEach`,
    );
  }
}

/**
 * The unit tests share what they load, because loading took longer than testing. So do those on the configuration of the
 * tests, among themselves. The others that replace something share a process, in which packages alone stay loaded.
 */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    testTimeout: 20_000,
    execArgv: [
      // Reading the site makes many short-lived objects; with little room for them they are collected all the time.
      '--max-semi-space-size=64',
      // Most code runs a few times only: optimised fifteen times later than usual, less of it is optimised in vain.
      '--interrupt-budget=1000000',
    ],
    // Globals that a test replaced are back before the next one, which may be of another file.
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: replacing.map(({ file }) => file),
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit, configured', include: onTestConfig.map(({ file }) => file), isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit, replacing',
          include: others.map(({ file }) => file),
          setupFiles: ['tests/unit/support/forget-modules.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'export', include: ['tests/export/**/*.test.ts'], isolate: false } },
    ],
  },
});
