// The main job: install, build, serve, and say where. Quick the second time: what is up to date is not done again.
import { buildExport, installPackages, runOrStop } from './tools.mjs';

const port = process.env.PORT ?? '3000';

installPackages();
buildExport();
console.log(`\nThe documentation is at http://localhost:${port}/ (Ctrl+C stops it)\n`);
runOrStop(process.execPath, ['scripts/serve-export.mjs', 'out', port]);
