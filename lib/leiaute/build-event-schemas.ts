import { buildLayoutSchemas, nameSchema, type SharedType } from './build-schemas';
import { takesDetail } from './event-request';
import type { JsonSchema, NamedSchemas } from './json-schema';
import type { EventLayout } from './layout';

/** The `tipo` of a request whose event is told by its code alone. */
const OTHER = 'outro';

/**
 * The schemas of what `detalhe` holds: one for each event that is sent with it, and EventoOutroPorCodigo, by which the
 * code of an event without a `tipo` of its own decides.
 * @param types the shared types, by the structure of their groups
 * @returns none for a site without events
 */
export function buildEventSchemas(
  events: readonly EventLayout[],
  types: ReadonlyMap<string, SharedType>,
): NamedSchemas {
  const sent = events.filter(({ tipo, content }) => tipo !== undefined && takesDetail(content));
  const others = sent.filter(({ tipo }) => tipo === OTHER);
  if (others.length === 0) return buildLayoutSchemas(sent, types);
  const codes = [...new Set(others.map(({ tpEvento }) => tpEvento))].sort();
  const described = codes.map((code) =>
    describeCode(
      code,
      others.filter(({ tpEvento }) => tpEvento === code),
    ),
  );
  const unknown = {
    title: 'Evento sem leiaute descrito',
    type: 'object',
    properties: { tpEvento: { ...CODE, not: { enum: codes } } },
  };
  return { ...buildLayoutSchemas(sent, types), EventoOutroPorCodigo: { oneOf: [...described, unknown] } };
}

const CODE = { description: 'Código oficial do evento.', type: 'string' };

/** Two documents may give one code to events of their own. */
function describeCode(code: string, events: readonly EventLayout[]): JsonSchema {
  const [first, ...others] = events.map((event) => ({ $ref: `#/components/schemas/${nameSchema(event)}` }));
  const names = [...new Set(events.map(({ name }) => name))].join(', ');
  const detail = others.length > 0 ? { anyOf: [first, ...others] } : first;
  return {
    title: names,
    type: 'object',
    properties: {
      tpEvento: { ...CODE, enum: [code] },
      detalhe: { description: `Grupo \`detEvento\` do evento ${code} (${names}).`, ...detail },
    },
  };
}
