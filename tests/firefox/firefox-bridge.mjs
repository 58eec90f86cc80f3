#!/usr/bin/env node
// Stands between Playwright and a stock Firefox, which speak WebDriver BiDi over a WebSocket, and carries out what
// Firefox does not know yet (reader-settings.mjs says what). All other commands pass as they are. Each case goes as
// soon as the installed Firefox knows the command, and the bridge with the last.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../../scripts/test-programs.mjs';
import { SETTINGS_HEADER, setTabProperties, toTabProperties } from './reader-settings.mjs';

/** How Firefox says where it listens; Playwright waits for the same line. */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Lets the bridge reach Firefox's own window, where settings of tabs are. */
const SYSTEM_ACCESS = '--remote-allow-system-access';
/** The bridge's own commands are numbered from here; Playwright counts from one. */
const FIRST_ID = 1e12;

const firefox = spawn(findFirefox() ?? 'firefox', [SYSTEM_ACCESS, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else openBridge(address);
});

/** @param {string} firefoxAddress */
function openBridge(firefoxAddress) {
  const bridge = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  bridge.on('listening', () => {
    const address = bridge.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  bridge.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(`${firefoxAddress}${url}`)));
}

/**
 * Passes messages on, both ways.
 * @param {WebSocket} playwright
 * @param {WebSocket} browser
 */
function connect(playwright, browser) {
  const opened = once(browser, 'open');
  const session = new BrowserSession(browser);
  playwright.on('message', async (data) => {
    await opened;
    const command = JSON.parse(String(data));
    const { params } = command;
    try {
      switch (command.method) {
        case 'emulation.setMediaFeaturesOverride': {
          await session.applySettings(params, { colorScheme: params.features['prefers-color-scheme'] ?? null });
          return playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
        }
        case 'network.setExtraHeaders': {
          const { headers, settings } = separateSettings(params.headers);
          if (settings !== undefined) await session.applySettings(params, settings);
          return browser.send(JSON.stringify({ ...command, params: { ...params, headers } }));
        }
        case 'browsingContext.create': {
          // A tab is ready three times sooner than a window, and is shown just as well: each has its own viewport.
          return browser.send(JSON.stringify({ ...command, params: { ...params, type: 'tab' } }));
        }
        case 'script.callFunction': {
          return browser.send(JSON.stringify({ ...command, params: insertAsReader(params) }));
        }
        case 'script.addPreloadScript': {
          return browser.send(JSON.stringify({ ...command, params: skipBlankDocument(params) }));
        }
        default:
          return browser.send(String(data));
      }
    } catch (error) {
      playwright.send(JSON.stringify({ type: 'error', id: command.id, error: 'unknown error', message: `${error}` }));
    }
  });
  browser.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (session.takeAnswer(message)) return;
    playwright.send(message.method === 'log.entryAdded' ? JSON.stringify(nameErrors(message)) : String(data));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

/**
 * Takes what a test says about its reader out of the headers that Firefox is to send.
 * @param {{ name: string, value: { value: string } }[]} headers
 */
function separateSettings(headers) {
  const told = headers.find(({ name }) => name === SETTINGS_HEADER);
  return {
    headers: headers.filter((header) => header !== told),
    /** @type {import('./reader-settings.mjs').ReaderSettings | undefined} */
    settings: told && JSON.parse(told.value.value),
  };
}

/**
 * Makes `fill` enter its text as a reader does. Playwright would set the field's value by script and then report it,
 * which React takes for its own doing and ignores.
 * @param {{ arguments?: { type?: string, value?: string }[] }} params
 */
function insertAsReader(params) {
  /** @param {{ type?: string, value?: string }} argument */
  const isInsertion = ({ type, value }) => type === 'string' && value?.includes('window.__pw_bidiInsertText(');
  if (!params.arguments?.some(isInsertion)) return params;
  const insertion = { type: 'string', value: `(${insertText})` };
  return { ...params, arguments: params.arguments.map((argument) => (isInsertion(argument) ? insertion : argument)) };
}

/**
 * Runs in the page: puts the text in the place of what is selected in the field that has the focus.
 * @param {string} text
 */
function insertText(text) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('No field to fill');
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true, composed: true }));
}

/**
 * Makes a page's own script wait for its first address: Firefox runs it in the empty document before that one too,
 * which has no storage to fill.
 * @param {{ functionDeclaration: string, contexts?: string[] }} params
 */
function skipBlankDocument(params) {
  if (params.contexts === undefined) return params;
  const functionDeclaration = `() => location.href === 'about:blank' || (${params.functionDeclaration})()`;
  return { ...params, functionDeclaration };
}

/**
 * Makes a message on the console that holds an error say which one. Firefox says it only in its own text of the whole
 * message; Playwright reads the arguments and finds an error there without name and message.
 * @param {{ params: { text: string, args?: { type: string }[] } }} entry
 */
function nameErrors(entry) {
  const { params } = entry;
  if (!params.args?.some(({ type }) => type === 'error')) return entry;
  return { ...entry, params: { ...params, args: [{ type: 'string', value: params.text }] } };
}

/** The bridge's own questions to Firefox, over Playwright's connection: Firefox takes one session only. */
class BrowserSession {
  /** @param {WebSocket} browser */
  constructor(browser) {
    this.browser = browser;
    this.lastId = FIRST_ID;
    /** @type {Map<number, (answer: any) => void>} */
    this.waiting = new Map();
    /** @type {Promise<any> | undefined} */
    this.tree = undefined;
  }

  /**
   * @param {import('./reader-settings.mjs').SettingsScope} scope
   * @param {import('./reader-settings.mjs').ReaderSettings} settings
   */
  async applySettings({ userContexts, contexts }, settings) {
    this.tree ??= this.#send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const {
      contexts: [window],
    } = await this.tree;
    const given = JSON.stringify([{ userContexts, contexts }, toTabProperties(settings)]);
    const { exceptionDetails } = await this.#send('script.callFunction', {
      functionDeclaration: `(given) => (${setTabProperties})(ChromeUtils, Services, window, ...JSON.parse(given))`,
      arguments: [{ type: 'string', value: given }],
      target: { context: window.context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  }

  /** @param {{ id?: any }} message @returns whether the message was an answer to the bridge itself */
  takeAnswer({ id, ...answer }) {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  /** @param {string} method @param {object} params @returns {Promise<any>} */
  async #send(method, params) {
    const id = this.lastId++;
    const { result, message } = await new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.browser.send(JSON.stringify({ id, method, params }));
    });
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result;
  }
}
