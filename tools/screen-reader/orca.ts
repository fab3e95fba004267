/** Orca and a silent voice, without a screen or a sound card. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLog } from './speech';
import type { Start } from './visitor';

/** Changes to Orca's settings: it does not name pressed keys, nor read a loaded page by itself. */
const SILENT = { enableKeyEcho: false, enableBraille: false, enableSound: false, sayAllOnLoad: false };
/** Interval between two checks of the speech, in ms. */
const LOOK = 40;
/** Longest wait for the start of a program, in ms; long, because the machine may be busy. */
const START_LIMIT = 30_000;
const FIRST_WORD_LIMIT = 4000;

/**
 * A silent voice, in Speech Dispatcher's protocol for output modules. It takes a moment for each utterance, because Orca's 'say
 * all' stops half-way with a voice that finishes at once.
 */
const SILENT_VOICE = String.raw`#!/bin/sh
skip_data() {
  while read -r line && [ "$line" != . ]; do :; done
}
while read -r command rest; do
  case $command in
    INIT) printf '299-silent\n299 OK LOADED SUCCESSFULLY\n' ;;
    AUDIO | LOGLEVEL | SET) echo '203 OK RECEIVING SETTINGS'; skip_data; echo '203 OK SETTINGS RECEIVED' ;;
    LIST) printf '200-silent\ten\tnone\n200 OK VOICE LIST SENT\n' ;;
    SPEAK | CHAR | KEY | SOUND_ICON)
      echo '202 OK RECEIVING MESSAGE'; skip_data; printf '200 OK SPEAKING\n701 BEGIN\n'; sleep 0.06; echo '702 END' ;;
    QUIT) echo '210 OK QUIT'; exit ;;
  esac
done
`;

async function until(what: string, isReady: () => boolean): Promise<void> {
  for (const start = Date.now(); !isReady(); await wait(LOOK)) {
    if (Date.now() - start > START_LIMIT) throw new Error(`${what} did not start within 30 s.`);
  }
}

/** A running Orca: its speech so far, and its speech after an action. */
export class Orca {
  readonly said: string[] = [];
  #rest = '';
  #active = Date.now();
  hasEnded = false;

  /** Adds a piece of Orca's debug log. */
  take(piece: string): void {
    this.#active = Date.now();
    const { utterances, rest } = parseLog(this.#rest + piece);
    this.#rest = rest;
    this.said.push(...utterances);
  }

  /**
   * Orca's utterances from the start of `action` until its log is unchanged for `silence` ms. Its first word may take four
   * seconds. Rejects with a one-line error if Orca has ended.
   */
  async hear(action: () => Promise<unknown>, silence = 400): Promise<string[]> {
    const from = this.said.length;
    await action();
    const begun = Date.now();
    for (;;) {
      await wait(LOOK);
      if (this.hasEnded) throw new Error('Orca ended by itself.');
      const limit = this.said.length > from ? silence : FIRST_WORD_LIMIT;
      if (Date.now() - Math.max(this.#active, begun) > limit) return this.said.slice(from);
    }
  }
}

/** Starts a separate speech service with the silent voice, and returns its address. */
export async function startSpeech(start: Start, folder: string): Promise<string> {
  const configuration = join(folder, 'speech');
  const voice = join(configuration, 'silent');
  const socket = join(folder, 'speech.sock');
  await mkdir(configuration);
  await writeFile(voice, SILENT_VOICE, { mode: 0o755 });
  const settings = `LogLevel 0\nAddModule "silent" "${voice}"\nDefaultModule silent\nDefaultLanguage "en"\n`;
  await writeFile(join(configuration, 'speechd.conf'), settings);
  start('speech-dispatcher', [
    ...['--run-single', '--config-dir', configuration, '--log-dir', folder, '--timeout', '0'],
    ...['--communication-method', 'unix_socket', '--socket-path', socket, '--pid-file', join(folder, 'speech.pid')],
  ]);
  await until('speech-dispatcher', () => existsSync(socket));
  return `unix_socket:${socket}`;
}

/** Starts Orca with its own settings, and resolves when it has spoken for the first time. */
export async function startOrca(start: Start, folder: string): Promise<Orca> {
  const preferences = join(folder, '.local/share/orca');
  await mkdir(preferences, { recursive: true });
  const general = { ...SILENT, firstStart: false, startingProfile: ['Default', 'default'] };
  const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } };
  const settings = JSON.stringify({ general, profiles, pronunciations: {}, keybindings: {} });
  await writeFile(join(preferences, 'user-settings.conf'), settings);
  // Orca refuses to start beside another Orca of this user, on any display, so it must not find one.
  const programs = join(folder, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });

  const orca = new Orca();
  // Through a terminal, because only there the log is written line by line.
  const child = start('script', ['-qfc', 'exec orca --debug-file=/dev/stdout', '/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => orca.take(piece));
  child.once('exit', () => {
    orca.hasEnded = true;
  });
  await until('Orca', () => orca.said.length > 0);
  return orca;
}
