import type { YAMLParseError } from 'yaml';
import { SiteError, type SourcePlace } from './site-error';

/**
 * A YAML syntax fault as a message for its author.
 * @param place of the fault in the file
 * @param key what the YAML is
 */
export function createYamlError(fault: YAMLParseError, place: SourcePlace, key = 'YAML'): SiteError {
  // The parser adds the place inside the block it was given, which need not be the place in the file.
  const found = (fault.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  return new SiteError({ place, key, found, fix: 'correct the YAML syntax' }, { cause: fault });
}
