#!/usr/bin/env node
// Stands between Playwright and a stock Firefox, which speak WebDriver BiDi over a WebSocket: Playwright opens every
// context with a command that Firefox does not know yet (emulation.setMediaFeaturesOverride), and this answers it.
// To be replaced by Firefox itself as soon as the installed one knows the command.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../../scripts/test-programs.mjs';

const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';
/** How Firefox says where it listens; Playwright waits for the same line. */
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
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
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN_COMMAND) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    await isOpen;
    browser.send(text);
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
