// Builds out/, unless it was built from exactly these sources.
import { buildExport } from '../tools.mjs';

buildExport();
