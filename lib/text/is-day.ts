/** Whether a text is a day of the calendar (2026-02-28). `Date` takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
