/** The programs that a screen reader without a screen is made of, and the packages of Debian that have them. */
const PACKAGES: Record<string, string> = {
  orca: 'orca',
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  'speech-dispatcher': 'speech-dispatcher',
  openbox: 'openbox',
  xdotool: 'xdotool',
  script: 'bsdutils',
  'firefox-esr': 'firefox-esr',
};

/** Throws one line that says which packages to install, unless `canRun` all programs. */
export function mustHavePrograms(canRun: (program: string) => boolean): void {
  const missing = Object.entries(PACKAGES).flatMap(([program, name]) => (canRun(program) ? [] : [name]));
  if (missing.length === 0) return;
  throw new Error(`The screen reader needs packages that are not installed: apt-get install ${missing.join(' ')}`);
}
