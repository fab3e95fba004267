/** The README's commands: each exists, starts the right script, and has the same description there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { git } from '../../site/git';

const readme = readFileSync('README.md', 'utf8');
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

describe('what the README names', () => {
  it('each script of the package starts a file that is there', () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.(?:mjs|ts)\b/g) ?? []);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('each port that the README names is that of its command', () => {
    const named = [...readme.matchAll(/`npm run ([\w:-]+)`[^\n]*<http:\/\/localhost:(\d+)>/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, name = '', port] of named) expect(scripts[name], name).toMatch(new RegExp(`--port ${port}(?= |$)`));
  });
});

it('the content that ‘Change it’ and the guide to editing name is there', () => {
  const [, table = ''] = readme.split(/^## (?=Change it|Find your way)/m);
  const tables = table + readFileSync('docs/editing.md', 'utf8');
  const named = [...tables.matchAll(/(?<=^\|.*)`([\w-]+(?:\/|\.yaml))`/gm)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !existsSync(`src/catalogue/${name}`))).toEqual([]);
});

/** The files under version control that match `patterns`. */
const files = (...patterns: string[]) => git('ls-files', ...patterns);
/** Documents with commands to type: the README, for contributors, in `docs/` and beside the tools. */
const guides = files('*.md');

describe('what the guides tell people to type', () => {
  const snippets = guides.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`|^(?: {4}|)((?:\w+=\S+ )*np[mx] .+)$/gm)].map(
      ([, inline, block]) => ({ file, text: inline ?? block ?? '' }),
    ),
  );
  const commands = snippets.filter(({ text }) => /(?:^|&& |=\S* )npm (?:run|test|start)/.test(text));

  it('each command is one of the package’s', () => {
    expect(commands.length).toBeGreaterThan(30);
    for (const { file, text } of commands) {
      for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)) {
        expect.soft(Object.keys(scripts), `${file}: ${text}`).toContain(name);
      }
      expect.soft(text, file).not.toMatch(/npm (?:run (?:--silent )?[\w:-]+|test|start) -(?!- )/);
    }
  });

  it('each variable that is set for a command is read somewhere', () => {
    const sources = files('*.ts', '*.tsx', '*.mjs')
      .filter((file) => file !== 'tools/lint/tests/commands.spec.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const set = snippets.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:^|[\s])([A-Z][A-Z_]{2,})=/g)].map(([, name = '']) => ({ file, name })),
    );
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });

  it('a deployment by hand includes the rules', () => {
    const { hosting: _pages, ...rules } = JSON.parse(readFileSync('firebase.json', 'utf8'));
    const [, only = ''] =
      /firebase-tools deploy --only ([\w:,]+)/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
    expect(
      only
        .split(',')
        .map((one) => one.replace(/:rules$/, ''))
        .sort(),
    ).toEqual(Object.keys(rules).sort());
  });
});

describe('npm start', () => {
  it('builds, then serves at the port that the README names', () => {
    expect(scripts.start).toBe('npm run build && node tools/site/run.mjs tools/site/start.ts');
    const [, port] = /serves it at <http:\/\/localhost:(\d+)>/.exec(readme) ?? [];
    expect(readFileSync('tools/site/start.ts', 'utf8')).toContain(`process.env.PORT ?? ${port}`);
  });
});
