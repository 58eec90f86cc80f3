import { vi } from 'vitest';

// Runs before each test file that shares its process: this project's modules load anew, with the site's own configuration
// unless the file replaces it.
vi.doUnmock('../../../site.config');
vi.resetModules();
