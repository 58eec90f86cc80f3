/**
 * Measures several things in turn, again and again, so that a busy moment of the machine falls on all of them.
 * @param subjects what is measured
 * @param runs how often each is
 * @returns the results by subject, in the order of the runs
 */
export async function alternate<Subject, Result>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<ReadonlyMap<Subject, readonly Result[]>> {
  const results = new Map(subjects.map((subject): [Subject, Result[]] => [subject, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, own] of results) own.push(await measure(subject));
  }
  return results;
}
