import { describe, expect, it } from 'vitest';
import { refusedLines } from './fixture';

/** Lines with text or a name in the code, which the linter must refuse. */
const refused = [
  '<p>Hello</p>',
  '<p>{name}, from the start</p>',
  "<p>{'Hello'}</p>",
  `<p>{\`Hello \${name}\`}</p>`,
  `<p>{\`\${name} is here\`}</p>`,
  "<p>{isNew ? 'No places left' : name}</p>",
  '<p aria-label="Hello">{name}</p>',
  `<p aria-label={\`\${name}, home\`}>{name}</p>`,
  '<a title="Hello">{name}</a>',
  '<img src={name} alt="Hello" />',
  '<input placeholder="Hello" />',
  '<Fact label="Duration">{name}</Fact>',
  '<SectionHeader heading="Hello" />',
];

const allowed = [
  '<p>{name}</p>',
  '<p>{name}. · {name}</p>',
  `<p>{' '}{\`\${name}: \`}</p>`,
  '<p className="two words" data-part="foot">{name}</p>',
  '<img src={name} alt="" />',
  '<Icon name="arrow" />',
  '<path d="M1 2h3z" />',
];

const component = (element: string) =>
  `export function A({ name, isNew }: Props) {\n  return (\n    ${element}\n  );\n}\n`;
const files = (folder: string, elements: string[]) =>
  Object.fromEntries(elements.map((element, index) => [`${folder}/a${index}.tsx`, component(element)]));

describe('the words of the site', () => {
  it('the words are refused outside the catalogue', () => {
    const written = files('src/ui', refused);
    expect(refusedLines(written)).toEqual(
      Object.keys(written)
        .map((file) => `${file}:3`)
        .sort(),
    );
  });

  it.each(['src/pages', 'src/sections/programme', 'src/shell/footer', 'src/ui'])(
    'the words of a constant are refused in %s',
    (folder) => {
      expect(refusedLines({ [`${folder}/words.ts`]: "export const words = ['First day'];\n" })).toEqual([
        `${folder}/words.ts:1`,
      ]);
    },
  );

  it('text that nobody reads is free', () => {
    expect(refusedLines(files('src/ui', allowed))).toEqual([]);
    expect(refusedLines({ 'src/ui/late.ts': "export const late = () => new Error('The page is late');\n" })).toEqual(
      [],
    );
  });

  it('stories and tests have words of their own', () => {
    const text = component('<p>Hello</p>');
    expect(refusedLines({ 'src/ui/A.test.tsx': text, 'spec/A.spec.tsx': text })).toEqual([]);
  });
});
