/** The interface between a journey and a browser, the same for every driver. */

/** The roles by which journeys find things. */
export type Role = 'link' | 'button' | 'textbox';

/** One window of a browser, with fresh storage. */
export interface Tab {
  /** Opens an address, or reloads it, and returns once it has loaded. */
  visit(address: string): Promise<void>;
  /** Reloads the page, as a visitor does. */
  reload(): Promise<void>;
  /** Runs a function in the page. It has no access to outside variables. Its argument and result must be plain data. */
  run<Result>(script: () => Result): Promise<Awaited<Result>>;
  run<Result, Argument>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** Runs source text in the page, even where the page's policy would block a script. */
  inject(source: string): Promise<void>;
  /** Clicks the first visible element of that role and name, where a finger would. */
  click(role: Role, name: string): Promise<void>;
  /** Presses a key: `Tab`, `Enter`, `Escape` or a character. */
  press(key: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the size of the viewport, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Messages since the tab opened: console, violations of the policy, unhandled errors. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Driver {
  /** Name and version for the results, as 'Firefox 153.7'. */
  name: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}
