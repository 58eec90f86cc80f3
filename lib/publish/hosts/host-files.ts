/** Files at the root of the export that hosts read and no reader asks for. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'] as const;
