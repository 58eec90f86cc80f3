import { expect, test } from 'vitest';
import content from '@/content/texts.json' with { type: 'json' };
import { fillMessage } from '@/lib/i18n/fill-message';

const { sentence, sample } = content.supportSentence;

test('the sentence for a chat names place and page and ends with the link, which chats then recognise', () => {
  const url = 'https://docs.example/docs/api/x/?lang=php#corpo.modelo';
  expect(fillMessage(sentence, { name: 'corpo.modelo', page: 'Enviar documento', url })).toBe(
    `Veja “corpo.modelo” na página “Enviar documento” da documentação: ${url}`,
  );
});

test('braces in what the sentence names stay as they are', () => {
  expect(fillMessage(sentence, { name: '{url}', page: '{id}', url: 'https://docs.example/' })).toBe(
    'Veja “{url}” na página “{id}” da documentação: https://docs.example/',
  );
});

test('a sample is named by its language', () => {
  expect(fillMessage(sample, { language: 'PHP' })).toBe('Exemplo em PHP');
});
