import { runCommand } from './run-command';

// Loaded inside, because reading site.config.ts is the first thing that may fail.
await runCommand(async () => (await import('./build-site')).buildSite());
