import { loadLayouts } from '../../../lib/leiaute/load-layouts.build';
import { loadDescription } from '../../../lib/openapi/load-description.build';
import { PROJECT } from './fixture-site';

/** The tables of this project's layouts, without explanations. */
export const projectTables = loadLayouts(PROJECT);

/** This project's openapi.yaml with the schemas of the layouts. Tests share this one, and none changes it. */
export const projectDescription = loadDescription(PROJECT, projectTables);
