import { buildBrunoCollection } from '../../../../lib/publish/clients/bruno';
import { projectApi } from '../../support/project-api';

/** This project's API as a Bruno collection, made once: writing its YAML takes a second. */
export const BRUNO_FILES = buildBrunoCollection(projectApi);
