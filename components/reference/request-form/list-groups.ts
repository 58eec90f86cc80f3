import type { FormFile, FormSchema } from '@/lib/openapi/request-form/form-file';
import { BODY, PARAMETERS } from '@/lib/openapi/request-form/form-request';
import type { FormTexts } from '@/lib/publish/request-form-texts';
import type { FieldProps, Path } from './form-context';

type Group = Pick<FieldProps, 'path' | 'name' | 'schema'>;

/** The parts of the form: the parameters by their place, and the body. */
export function listGroups(
  { body }: FormFile,
  { reference }: FormTexts['messages'],
  root: FormSchema,
): readonly Group[] {
  const names = {
    path: reference.pathParameters,
    query: reference.queryParameters,
    header: reference.headerParameters,
  } as const;
  const places = (['path', 'query', 'header'] as const).flatMap((place): Group[] => {
    const schema = root.properties?.[PARAMETERS]?.properties?.[place];
    return schema ? [{ path: [PARAMETERS, place], name: names[place], schema }] : [];
  });
  return [...places, ...(body ? [{ path: [BODY], name: reference.requestBody, schema: body }] : [])];
}

/** Whether a place is one of these parts, which have words for names. */
export const isPart = (path: Path): boolean => path.length === (path[0] === PARAMETERS ? 2 : 1);
