/** The frame of a report's page, and the parts that several of them use. */
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { style } from './style';

interface PageProps {
  title: string;
  /** What stands above the title. */
  above: ReactNode;
  /** From the h1 on. */
  children: ReactNode;
  below: ReactNode;
  /** Runs in the page; it may use nothing from outside itself. */
  script?: () => void;
}

/** A whole page, complete without its script and without any other file. */
export function Page({ title, above, children, below, script }: PageProps): ReactElement {
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style>{style}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the report
        </a>
        <header>
          <div className="wide">{above}</div>
        </header>
        <main id="main" className="wide" tabIndex={-1}>
          {children}
        </main>
        <footer>
          <div className="wide">{below}</div>
        </footer>
        {script && <script>{`(${script})()`}</script>}
      </body>
    </html>
  );
}

/** The text of a page, with `comment`, where there is one, on its first line. */
export function renderPage(page: ReactElement, comment = ''): string {
  const first = comment ? `<!-- ${comment.replaceAll('--', '- -')} -->` : '';
  return `<!DOCTYPE html>${first}\n${renderToStaticMarkup(page)}\n`;
}

/** A verdict told apart by sign, border and words, not by colour alone. */
export function Tag({ look, sign, children }: { look: string; sign: string; children: ReactNode }): ReactElement {
  return (
    <strong className={`tag ${look}`}>
      <span aria-hidden="true">{sign}</span> {children}
    </strong>
  );
}

/** Items, of which none may be the same, as a list. */
export function List({ items, ordered = false }: { items: ReactNode[]; ordered?: boolean }): ReactElement {
  const Kind = ordered ? 'ol' : 'ul';
  return (
    <Kind>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
        <li key={index}>{item}</li>
      ))}
    </Kind>
  );
}

/** Things side by side, with `separator` between them. */
export function Joined({ items, separator }: { items: ReactNode[]; separator: string }): ReactElement {
  return (
    <>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
        <Fragment key={index}>
          {index > 0 && separator}
          {item}
        </Fragment>
      ))}
    </>
  );
}

interface TableProps {
  caption: string;
  /** A head that begins with '#' is over a column of numbers. */
  heads: string[];
  /** The rows, or whole groups of them where `isGrouped`. */
  children: ReactNode;
  isGrouped?: boolean;
  id?: string;
  look?: string;
}

/** A table with a caption and heads. */
export function Table({ caption, heads, children, isGrouped = false, id, look }: TableProps): ReactElement {
  return (
    <table id={id} className={look}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={head.startsWith('#') ? 'number' : undefined}>
              {head.replace('#', '')}
            </th>
          ))}
        </tr>
      </thead>
      {isGrouped ? children : <tbody>{children}</tbody>}
    </table>
  );
}

/** Words in which `code` becomes code. */
export function Prose({ text }: { text: string }): ReactElement {
  const parts = text.split(/`([^`]+)`/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}
