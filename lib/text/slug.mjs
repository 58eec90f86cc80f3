// Plain JavaScript because the MDX compiler of the build imports it through a remark plugin, which Node loads
// without a TypeScript step. Everything else that needs a slug imports this same file.
import GithubSlugger from 'github-slugger';

/**
 * Makes unique ids for the headings of one page, in reading order.
 * Ids are ASCII, so that a link pasted into a chat stays readable: "Criação do token" → "criacao-do-token".
 * A heading may fix its own id with a trailing `[#id]`, which keeps old links alive when the text changes.
 */
export class HeadingSlugger {
  #slugger = new GithubSlugger();

  /**
   * @param {string} text the heading's plain text, explicit id included
   * @returns {{ id: string, text: string }} the id, and the text without the explicit id
   */
  slug(text) {
    const explicit = /\s*\[#([a-z0-9][a-z0-9.-]*)\]\s*$/i.exec(text);
    if (explicit?.[1]) {
      // An id that an earlier heading already has is numbered like any other: two equal ids would break both links.
      const isTaken = explicit[1] in this.#slugger.occurrences;
      const id = this.#slugger.slug(explicit[1], true);
      return { id: isTaken ? id : explicit[1], text: text.slice(0, explicit.index) };
    }
    const folded = text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\x20-\x7e]/g, '');
    return { id: this.#slugger.slug(folded), text };
  }
}
