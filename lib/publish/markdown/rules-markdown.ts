import { shortenOfficialText } from '../../cstat/cstat';
import type { Messages } from '../../i18n/messages';
import {
  describeApplication,
  describeReading,
  describeSource,
  describeSources,
  nameRuleGroup,
} from '../../leiaute/describe-rules';
import type { RulesPage, ShownRule } from '../../pages/page';
import { joinBlocks, linkTo, code as markCode } from './blocks';

/** The validation rules of a document: each group with its rules. */
export function writeRulesMarkdown({ groups, layout }: RulesPage, messages: Messages): string {
  const { rules: texts } = messages;
  return joinBlocks([
    texts.lead,
    describeReading(groups, texts),
    ...groups.map((group) =>
      joinBlocks([
        `## ${nameRuleGroup(group, texts)}`,
        group.rules.map((rule) => writeRule(rule, messages)).join('\n'),
      ]),
    ),
    describeSources(groups, layout.ruleSources, texts),
  ]);
}

function writeRule(rule: ShownRule, messages: Messages): string {
  const texts: Messages['rules'] = messages.rules;
  const { number, code, codePath, meaning, documents, fields, outerFields, source, newest } = rule;
  const said = meaning ? ` ${markCode(shortenOfficialText(meaning.text))}` : '';
  const facts = [
    meaning?.kind,
    documents.join(', '),
    describeApplication(rule, messages),
    describeSource(source, newest, texts),
  ]
    .filter(Boolean)
    .join(' · ');
  const read = [...fields.map(({ title, path }) => linkTo(title, path)), ...outerFields].join(', ');
  const named = read === '' ? '' : ` ${texts.fields} ${read}.`;
  return `- ${number}: ${codePath === undefined ? code : linkTo(code, codePath)}${said}.${named} (${facts})`;
}
