// Installs the browsers, servers and languages of the tests, or says what is missing.
import { ensureTestPrograms } from '../test-programs.mjs';

ensureTestPrograms();
