import type { LayoutNode } from './layout';
import { arrangeParticles, listParticleNodes, type Particle } from './particles';

/**
 * What a group always demands of who sends it, in the order of the layout: each a field, or what begins the
 * alternatives of a choice. What the API fills and what is optional is left out, with all below it.
 */
export function listDemanded(group: LayoutNode): readonly (readonly LayoutNode[])[] {
  return arrangeParticles(group.children).flatMap(listDemandedBy);
}

function listDemandedBy(particle: Particle): readonly (readonly LayoutNode[])[] {
  switch (particle.kind) {
    case 'node': {
      const { node } = particle;
      if (node.occurs.min === 0 || node.filledBy !== 'reader') return [];
      return node.kind === 'group' ? listDemanded(node) : [[node]];
    }
    case 'sequence':
      return particle.isOptional ? [] : particle.particles.flatMap(listDemandedBy);
    case 'choice': {
      if (particle.isOptional) return [];
      const first = particle.branches.flatMap((branch) => listParticleNodes(branch).slice(0, 1));
      const own = first.filter(({ filledBy }) => filledBy === 'reader');
      return own.length > 0 ? [own] : [];
    }
  }
}
