/**
 * Follows the recipes of CONTRIBUTING.md that tests/recipes/recipes/index.ts lists, in copies of the project. Each alone:
 * it edits only files that its text names, and with a step left out a check fails. Then all together: the project passes
 * its checks, and the built site has what they promise. Usage: tsx tests/recipes/run-recipes.ts [--apart | --together] [recipe…]
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readNamedFiles } from './contributing';
import { type Proof, permalinks, prove, unitTests, WHOLE } from './proofs';
import type { Recipe, Step } from './recipe';
import { RECIPES } from './recipes';
import { createScratchCopy, type ScratchCopy } from './scratch-copy';

const asked = process.argv.slice(2);
const names = asked.filter((word) => !word.startsWith('--'));
const recipes = RECIPES.filter(({ name }) => names.length === 0 || names.includes(name));
const count = { passed: 0, failed: 0 };

function note(text: string, problem: string): void {
  count[problem === '' ? 'passed' : 'failed'] += 1;
  console.log(problem === '' ? `✓ ${text}` : `✗ ${text}\n${problem.replace(/^/gm, '    ')}`);
}

/** Does some work; an edit that finds nothing to change is a failure of its recipe and no reason to stop. */
function attempt(text: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    note(text, String(error));
  }
}

/** The last lines of what a command said. */
const endOf = (output: string) => output.trimEnd().split('\n').slice(-40).join('\n');

function followApart(recipe: Recipe, project: ScratchCopy): void {
  project.reset();
  for (const step of recipe.steps) step.apply(project);
  const named = readNamedFiles(project.read('CONTRIBUTING.md'), recipe.heading);
  const others = project.listChanges().filter((file) => !named.some((pattern) => pattern.test(file)));
  note(`${recipe.name}: edits only the files that “${recipe.heading}” names`, others.join('\n'));
  for (const step of recipe.steps) leaveOut(step, recipe, project);
}

function leaveOut(left: Step, { name, steps }: Recipe, project: ScratchCopy): void {
  if (!left.leftOut) return;
  const { proof, says } = left.leftOut;
  project.reset();
  for (const step of steps.filter((candidate) => candidate !== left)) step.apply(project);
  const { isGood, output } = prove(project, proof);
  const text = `${name} without “${left.name}”: ${proof.name} fails`;
  if (isGood) note(text, 'It passed.');
  else note(text, says.test(output) ? '' : `It says nothing like ${says}:\n${endOf(output)}`);
}

function followTogether(project: ScratchCopy): void {
  for (const { name, steps, show } of recipes) {
    attempt(`${name}: can be followed after the others`, () => {
      for (const step of steps) step.apply(project);
      show?.(project);
    });
  }
  for (const proof of WHOLE) proveWhole(project, proof);
  project.addLockFile();
  proveWhole(project, permalinks);
  proveWhole(project, unitTests);
  for (const { name, built } of recipes) {
    const place = (file: string) => path.join(project.root, 'out', file);
    for (const { file, holds } of built) {
      const text = existsSync(place(file)) ? readFileSync(place(file), 'utf8') : undefined;
      const problem = text === undefined ? 'There is no such file.' : 'The file has no such text.';
      note(`${name}: out/${file} has “${holds}”`, text?.includes(holds) ? '' : problem);
    }
  }
}

function proveWhole(project: ScratchCopy, proof: Proof): void {
  const { isGood, output } = prove(project, proof);
  note(`all together: ${proof.name}`, isGood ? '' : endOf(output));
}

if (!asked.includes('--together')) {
  const apart = createScratchCopy('apart');
  prove(apart, { name: 'route types', command: 'node_modules/.bin/next', args: ['typegen'] });
  for (const recipe of recipes) attempt(`${recipe.name}: can be followed`, () => followApart(recipe, apart));
}
if (!asked.includes('--apart')) followTogether(createScratchCopy('together'));

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
