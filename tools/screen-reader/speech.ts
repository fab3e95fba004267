import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './orca';
import type { Start } from './visitor';

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

/** Starts a separate speech service with a silent voice, and returns its address. */
export async function startSpeech(start: Start, folder: string): Promise<string> {
  const configuration = join(folder, 'speech');
  const voice = join(configuration, 'silent');
  const socket = join(folder, 'speech.sock');
  await mkdir(configuration);
  await writeFile(voice, SILENT_VOICE, { mode: 0o755 });
  await writeFile(
    join(configuration, 'speechd.conf'),
    `LogLevel 0\nAddModule "silent" "${voice}"\nDefaultModule silent\nDefaultLanguage "en"\n`,
  );
  start('speech-dispatcher', [
    ...['--run-single', '--config-dir', configuration, '--log-dir', folder, '--timeout', '0'],
    ...['--communication-method', 'unix_socket', '--socket-path', socket, '--pid-file', join(folder, 'speech.pid')],
  ]);
  await until('speech-dispatcher', () => existsSync(socket));
  return `unix_socket:${socket}`;
}
