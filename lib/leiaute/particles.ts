import { type ChoiceStep, isSameStep, type LayoutNode } from './layout';

/** How the children of a group are tied together: alone, a sequence that comes whole or not at all, or a choice. */
export type Particle =
  | { readonly kind: 'node'; readonly node: LayoutNode }
  | { readonly kind: 'sequence'; readonly isOptional: boolean; readonly particles: readonly Particle[] }
  | {
      readonly kind: 'choice';
      readonly isOptional: boolean;
      readonly branches: readonly (readonly Particle[])[];
    };

/** The children of a group as the official schema ties them, from the steps that each of them carries. */
export function arrangeParticles(nodes: readonly LayoutNode[], depth = 0): readonly Particle[] {
  const particles: Particle[] = [];
  const seen = new Set<string>();
  for (const node of nodes) {
    const step = node.choice[depth];
    if (!step) {
      particles.push({ kind: 'node', node });
      continue;
    }
    const key = `${step.kind} ${step.number}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const members = nodes.filter((other) => isSameStep(other.choice[depth], step));
    particles.push(arrangeStep(step, members, depth));
  }
  return particles;
}

function arrangeStep(step: ChoiceStep, members: readonly LayoutNode[], depth: number): Particle {
  const { kind, isOptional } = step;
  if (kind === 'sequence') return { kind, isOptional, particles: arrangeParticles(members, depth + 1) };
  const numbers = [...new Set(members.map(({ choice }) => choice[depth]?.branch ?? 0))];
  const branches = numbers.map((number) =>
    arrangeParticles(
      members.filter(({ choice }) => choice[depth]?.branch === number),
      depth + 1,
    ),
  );
  return { kind, isOptional, branches };
}

/** Every node of some particles, in the order of the layout. */
export function listParticleNodes(particles: readonly Particle[]): readonly LayoutNode[] {
  return particles.flatMap((particle) => {
    if (particle.kind === 'node') return [particle.node];
    return listParticleNodes(particle.kind === 'choice' ? particle.branches.flat() : particle.particles);
  });
}
