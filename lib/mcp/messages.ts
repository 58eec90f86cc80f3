import texts from '@/content/texts.json';

/** Texts of the field and of the site's tools, as the site shows them. Those of the server itself are in `mcp`. */
export const messages = texts;
