import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../../build/catalogue';
import { mustHavePrograms } from '../packages';
import { readRequest } from '../request';

const sitePaths = ['/', '/about', '/careers'];

describe('EXTRA the command that has a screen reader read the site', () => {
  it('reads all pages and goes through the journeys unless asked otherwise', () => {
    expect(readRequest([], sitePaths)).toEqual({ paths: sitePaths, hasJourneys: true });
  });

  it('reads the named pages alone, each once', () => {
    expect(readRequest(['/careers', '/', '/careers'], sitePaths)).toEqual({
      paths: ['/careers', '/'],
      hasJourneys: false,
    });
  });

  it('has a sample of pages that the site has, with the journeys', () => {
    const { paths, hasJourneys } = readRequest(['--sample'], sitePaths);
    expect(hasJourneys).toBe(true);
    expect([...pagePaths('.'), '/404']).toEqual(expect.arrayContaining(paths));
    expect(paths.length).toBeGreaterThan(2);
  });

  it.each([
    [['/nowhere'], /^\/nowhere is no page of the site\. Its pages: \/ \/about \/careers$/],
    [['/about', '/careers/'], /^\/careers\/ is no page of the site\. .*$/],
    [['about'], /^‘about’ is neither a path of the site, as \/about, nor --sample\.$/],
    [['--all'], /^‘--all’ is neither a path of the site, as \/about, nor --sample\.$/],
    [['--sample', '/about'], /^Name pages, or ask for the --sample, not both\.$/],
  ])('refuses %j in one line', (words, message) => {
    expect(() => readRequest(words, sitePaths)).toThrow(message);
  });

  it('says in one line which packages to install', () => {
    expect(() => mustHavePrograms(() => true)).not.toThrow();
    expect(() => mustHavePrograms((program) => !['orca', 'Xvfb'].includes(program))).toThrow(
      /^The screen reader needs packages that are not installed: apt-get install orca xvfb$/,
    );
    expect(() => mustHavePrograms(() => false)).toThrow(
      /: apt-get install orca xvfb dbus at-spi2-core speech-dispatcher openbox xdotool bsdutils firefox-esr$/,
    );
  });
});
