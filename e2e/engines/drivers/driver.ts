/** What a journey asks of a browser, whatever drives it. */

/** How the visitor's browser is set. */
export interface Settings {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
}

/** The roles by which journeys find things. */
export type Role = 'link' | 'button' | 'textbox';

/** One window of a browser, with nothing kept from the one before it. */
export interface Tab {
  /** Opens an address, or opens it anew, and returns once it has loaded. */
  visit(address: string): Promise<void>;
  /** Loads the page anew, where the visitor is in it. */
  reload(): Promise<void>;
  /** Runs a function in the page. It sees its argument alone, and both that and what it gives back are plain data. */
  run<Result>(script: () => Result): Promise<Awaited<Result>>;
  run<Result, Argument>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** Runs source text in the page, which the page's policy would not let in as a script. */
  inject(source: string): Promise<void>;
  /** Clicks the first visible element of that role and name, where a finger would. */
  click(role: Role, name: string): Promise<void>;
  /** Presses a key: `Tab`, `Enter`, `Escape` or a character. */
  press(key: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** CSS px of the page's view. */
  resize(width: number, height: number): Promise<void>;
  /** What the browser has said since the tab opened: console, refusals of the policy, unhandled errors. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Driver {
  /** As 'Firefox 153.7', for the results. */
  name: string;
  open(settings: Settings): Promise<Tab>;
  close(): Promise<void>;
}
