// Node takes the file that a thread begins with before tsx, which reads TypeScript, is there.
import { register } from 'tsx/esm/api';

register();
await import('./complete-pages.worker');
