/**
 * Says what publishing out/ in place of an earlier export comes to: files that are new, changed and gone.
 * Usage: npm run publish:plan -- PREVIOUS [NEXT]
 */
import { SiteError } from '../lib/errors/site-error';
import { describePlan, planPublication } from '../lib/publish/publish-plan.build';
import { runCommand } from './run-command';

await runCommand(async () => {
  const [previous, next = 'out', ...others] = process.argv.slice(2);
  if (previous === undefined || others.length > 0) {
    throw new SiteError({
      place: { file: 'command line' },
      key: 'folders',
      found: `${process.argv.length - 2} of them`,
      fix: 'name the folder of the published export, and after it that of the next one unless it is out/',
    });
  }
  console.log(describePlan(planPublication(previous, next)));
});
