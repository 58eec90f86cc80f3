import type { JsonSchema } from './json-schema';
import { type LayoutNode, toJsonName } from './layout';
import { listParticleNodes, type Particle } from './particles';

/** What a group's schema says about its fields. */
export type Composed = {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  /** For a field, those that have to be there with it. */
  readonly together: Readonly<Record<string, readonly string[]>>;
  /** Pairs of fields of which at most one may be there. */
  readonly excluding: readonly (readonly [string, string])[];
  /** The alternatives of each choice of which exactly one is taken. */
  readonly choices: readonly (readonly JsonSchema[])[];
};

/** What is known about a single field. */
export type NodeRules = {
  readonly describe: (node: LayoutNode) => JsonSchema;
  readonly isRequired: (node: LayoutNode) => boolean;
};

const NOTHING: Composed = { properties: {}, required: [], together: {}, excluding: [], choices: [] };

/** Says in the words of JSON Schema how the children of a group are tied together. */
export function composeParticles(particles: readonly Particle[], rules: NodeRules): Composed {
  return particles.map((particle) => composeParticle(particle, rules)).reduce(merge, NOTHING);
}

function composeParticle(particle: Particle, rules: NodeRules): Composed {
  if (particle.kind === 'choice') return composeChoice(particle, rules);
  if (particle.kind === 'sequence') {
    return particle.isOptional ? loosen(particle.particles, rules) : composeParticles(particle.particles, rules);
  }
  const name = toJsonName(particle.node);
  const required = rules.isRequired(particle.node) ? [name] : [];
  return { ...NOTHING, properties: { [name]: rules.describe(particle.node) }, required };
}

function composeChoice({ isOptional, branches }: Extract<Particle, { kind: 'choice' }>, rules: NodeRules): Composed {
  const composed = branches.map((particles) => composeParticles(particles, rules));
  // A branch that requires nothing of the sender cannot be told from its absence.
  const canTell = composed.every(({ required, choices }) => required.length > 0 || choices.length > 0);
  if (isOptional || !canTell) {
    const loose = branches.map((particles) => loosen(particles, rules)).reduce(merge, NOTHING);
    return { ...loose, excluding: [...loose.excluding, ...listExcluding(branches)] };
  }
  const alternatives = composed.flatMap((branch): readonly JsonSchema[] => {
    const [inner] = branch.choices;
    if (inner && Object.keys(branch.properties).length === 0) return inner;
    // A branch that requires nothing by itself is told by what its own choice offers.
    const title = branch.required.length > 0 ? branch.required.join(', ') : (inner ?? []).map(readTitle).join(' ou ');
    return [{ title, type: 'object', ...writeFields(branch), ...(inner && { oneOf: inner }) }];
  });
  return { ...NOTHING, choices: [alternatives] };
}

const readTitle = ({ title }: JsonSchema) => String(title);

/** The same fields where none of them has to be there, though those of one sequence still come together. */
function loosen(particles: readonly Particle[], rules: NodeRules): Composed {
  const { required, together, excluding } = composeParticles(particles, rules);
  const nodes = listParticleNodes(particles);
  const properties = Object.fromEntries(nodes.map((node) => [toJsonName(node), rules.describe(node)]));
  const own = nodes.map(toJsonName).flatMap((name) => {
    const others = [...required.filter((other) => other !== name), ...(together[name] ?? [])];
    return others.length > 0 ? [[name, [...new Set(others)]] as const] : [];
  });
  return { ...NOTHING, properties, excluding, together: { ...together, ...Object.fromEntries(own) } };
}

/** One field of a branch beside one of another, for all of them. */
function listExcluding(branches: readonly (readonly Particle[])[]): Composed['excluding'] {
  const names = branches.map((particles) => listParticleNodes(particles).map(toJsonName));
  return names.flatMap((own, index) =>
    names.slice(index + 1).flatMap((later) => own.flatMap((name) => later.map((other) => [name, other] as const))),
  );
}

function merge(a: Composed, b: Composed): Composed {
  return {
    properties: { ...a.properties, ...b.properties },
    required: [...a.required, ...b.required],
    together: { ...a.together, ...b.together },
    excluding: [...a.excluding, ...b.excluding],
    choices: [...a.choices, ...b.choices],
  };
}

/** The keywords of an object's schema for its fields. */
export function writeFields({ required, properties, together }: Composed): JsonSchema {
  return {
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(Object.keys(together).length > 0 && { dependentRequired: together }),
  };
}
