import type { ChangeTime } from '@/lib/rules/change-date';

/** Ids of the lists by date. They are published and never change. */
export const TIME_IDS = {
  soon: 'proximas-semanas',
  later: 'mais-adiante',
  undated: 'sem-data',
  inForce: 'em-vigor',
} satisfies Record<ChangeTime, string>;
