import { readSource } from '../errors/read-source.build';
import { parseYaml } from '../errors/yaml';
import { buildLayoutSchemas } from '../leiaute/build-schemas';
import type { Layout } from '../leiaute/layout';
import { loadLayouts } from '../leiaute/load-layouts.build';
import { loadSharedTypes } from '../leiaute/load-shared-types.build';
import { addSchemas } from './add-schemas';
import type { Description } from './description';

/**
 * Reads openapi.yaml from the project's root and adds the schemas of the layouts, for the model and for outputs that
 * pass it on.
 * @param layouts where they have been read already
 * @throws SiteError where a generated schema has the name of a written one
 */
export function loadDescription(root: string, layouts: readonly Layout[] = loadLayouts(root)): Description {
  const file = 'openapi.yaml';
  const text = readSource(root, file);
  return addSchemas(
    { file, text, yaml: parseYaml(text, file) },
    buildLayoutSchemas(layouts, loadSharedTypes(root, layouts)),
  );
}
