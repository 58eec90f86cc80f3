import { createFlag } from '../stores/flag-store';

/** Whether the reader asked for the notice about being measured: kept, because the notice's code may come later. */
export const consentRequest = createFlag();
