import { vi } from 'vitest';

// Runs before each test file whose process was another file's: this project's modules load anew, with the site's own
// configuration unless the file replaces it.
vi.doUnmock('../../../site.config');
vi.resetModules();
