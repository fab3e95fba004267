/** Shared parts of the pack's pages: frame, tables, lists, disclosures and failures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Children, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Outcome } from '../../../a11y/support/model';
import { stateName } from '../judging';
import { outcomeWords, type Told } from '../summary';
import { listed } from '../words';

const SIGNS: Record<Outcome, string> = { failed: '✗', cantTell: '?', passed: '✓', untested: '○', inapplicable: '○' };

/** An outcome as a sign and text, not a colour. */
export const OutcomeMark = ({ outcome }: { outcome: Outcome }): ReactElement => (
  <b>
    <span aria-hidden="true">{SIGNS[outcome]}</span> {outcomeWords[outcome]}
  </b>
);

/** The anchor of a page or a criterion. */
export const anchor = (name: string): string => `at-${name.replaceAll(/\W/g, '-')}`;

/** A table with a caption and heads. */
export function Rows({ caption, heads, rows }: { caption: string; heads: string[]; rows: ReactNode[][] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Children.toArray(
          rows.map(([header, ...cells]) => (
            <tr key="row">
              <th scope="row">{header}</th>
              {Children.map(cells, (cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** A list. */
export const Items = ({ items }: { items: ReactNode[] }): ReactElement => (
  <ul>
    {Children.map(items, (item) => (
      <li>{item}</li>
    ))}
  </ul>
);

/** Links to the parts of a page, in columns. */
export const Contents = ({ label, links }: { label: string; links: [href: string, words: string][] }): ReactElement => (
  <nav aria-label={label}>
    <Items
      items={links.map(([href, words]) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    />
  </nav>
);

/** A disclosure. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }): ReactElement => (
  <details>
    <summary>{summary}</summary>
    {children}
  </details>
);

/** Most states to name for one finding. */
const NAMED = 6;

/** A check with all its places: fault, place, people affected, and way to correct it. */
export function Check({ told: { check, states } }: { told: Told }): ReactElement {
  const { engine, rule, criteria, title, outcome, findings } = check;
  const more = states.length > NAMED ? ` and ${states.length - NAMED} more states` : '';
  return (
    <div className="check">
      <p>
        <OutcomeMark outcome={outcome} /> {engine} rule <code>{rule}</code> ({listed(criteria) || 'best practice'}):{' '}
        {title}
      </p>
      {findings.map(({ selector, html, message, impact, fix }) => (
        <dl key={selector + message}>
          <dt>Where</dt>
          <dd>
            <code>{selector}</code> <code>{html}</code>
          </dd>
          <dt>What</dt>
          <dd>{message}</dd>
          <dt>Who meets it, and how to mend it</dt>
          <dd>
            {impact} {fix}
          </dd>
        </dl>
      ))}
      <p>{`In ${listed(states.slice(0, NAMED).map(stateName))}${more}.`}</p>
    </div>
  );
}

/** Policy: only the pack's own files. `file:` is needed because a pack is opened as a file, which has no origin. */
const POLICY = "default-src 'none'; script-src 'self' file:; img-src 'self' file: data:; style-src 'unsafe-inline'";
const styles = readFileSync(join(import.meta.dirname, 'pack.css'), 'utf8');

interface PackPage {
  title: string;
  /** Reason why the evaluation is partial; empty for a whole one. */
  partial: string;
  above: ReactNode;
  children: ReactNode;
  script?: string;
}

/** HTML of a page, complete without its script. A partial evaluation is marked at the top. */
export function packPage({ title, partial, above, children, script }: PackPage): string {
  const page = renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the pack's own rules. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {script && <script defer src={script} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the report
        </a>
        <header>
          {partial && <p>{partial}</p>}
          <p>{above}</p>
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          {children}
        </main>
        <footer>
          <p>
            Self-assessed. Words and numbers are made from evidence.json by the command named in ‘Scope and method’.
          </p>
        </footer>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>\n${page}\n`;
}
