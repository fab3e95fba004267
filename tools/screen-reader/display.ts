import { firstLine, type Processes } from './processes';

/** px; the window fills it. */
export const SCREEN = { width: 1280, height: 900 };

/**
 * A screen that nobody sees, on a display number of its own, with a session bus (which starts the accessibility bus when
 * asked) and a window manager, without which no window has the focus.
 */
export async function startDisplay(processes: Processes, folder: string): Promise<void> {
  const { environment } = processes;
  const screen = ['-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`];
  const server = processes.start('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  environment.DISPLAY = `:${await firstLine(server, 3)}`;

  const address = `unix:path=${folder}/bus`;
  const bus = processes.start('dbus-daemon', ['--session', '--nofork', '--print-address=1', `--address=${address}`]);
  environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, 1);

  processes.start('openbox', []);
}
