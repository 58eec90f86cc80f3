declare module 'newman' {
  type Options = {
    readonly collection: object;
    readonly environment: object;
    /** Values in the place of the environment's. */
    readonly envVar: readonly { readonly key: string; readonly value: string }[];
    /** Names of the folders to run. */
    readonly folder: readonly string[];
    /** Where the files are that requests send. */
    readonly workingDir?: string;
  };

  type Counts = { readonly total: number; readonly failed: number };

  export type NewmanRun = {
    readonly executions: readonly { readonly item: { readonly name: string } }[];
    readonly failures: readonly { readonly error: { readonly test?: string; readonly message: string } }[];
    readonly stats: { readonly requests: Counts; readonly assertions: Counts };
  };

  /** Runs a collection; what fails in it is in the summary, and no error. */
  export function run(
    options: Options,
    done: (error: Error | null, summary: { readonly run: NewmanRun }) => void,
  ): unknown;
}
