import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { PAGE_TIMEOUT_MS } from '../constants';

/** State of a lazy part: loaded, failed, or neither yet. */
interface Progress<Part> {
  part?: Part;
  /** Reason of the failure. Removed as soon as the part is asked for again. */
  error?: Error;
}

/** A part of the site whose code is fetched later: a page, a panel, an enhancement. */
export interface LazyPart<Part> {
  /** Fetches the code once. Resolves once the fetch has succeeded or failed; never rejects. */
  load: () => Promise<void>;
  /** Resolves once the code has come, however late; never rejects. */
  arrival: Promise<void>;
  /** Handler of 'Try again': fetches the part. If that fails with a network, reloads the page. */
  tryAgain: () => Promise<void>;
  progress: () => Progress<Part>;
  subscribe: (listener: () => void) => () => void;
}

const NOT_LOADED: Progress<never> = {};
const notLoaded = () => NOT_LOADED;

/**
 * The export `name` of the module that `fetchModule` imports, fetched when it is asked for, a second time if that fails. A
 * failure is reported and then forgotten: the next `load` asks again. Code that takes too long has failed, and is used
 * when it comes.
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  fetchModule: () => Promise<Module>,
  name: Name,
): LazyPart<Module[Name]> {
  type Part = Module[Name];
  let progress: Progress<Part> = NOT_LOADED;
  let pending: Promise<void> | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const listeners = new Set<() => void>();

  function set(next: Progress<Part>) {
    progress = next;
    for (const listener of listeners) listener();
  }
  function fail(cause?: unknown) {
    if (progress.part) return;
    pending = undefined;
    const error = new Error(cause ? 'Code could not be fetched.' : 'Code took too long to arrive.', { cause });
    set({ error });
    globalThis.reportError?.(error);
  }
  function load(): Promise<void> {
    pending ??= new Promise((settle) => {
      if (progress.error) set(NOT_LOADED);
      const limit = setTimeout(() => {
        fail();
        settle();
      }, PAGE_TIMEOUT_MS);
      fetchModule()
        .catch(fetchModule)
        .then((module) => {
          set({ part: module[name] });
          arrive();
        })
        .catch(fail)
        .finally(() => {
          clearTimeout(limit);
          settle();
        });
    });
    return pending;
  }
  return {
    load,
    arrival,
    async tryAgain() {
      await load();
      if (progress.error && navigator.onLine) window.location.reload();
    },
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** State of `part`. Hydration must match the HTML, so it renders the fallback even when the code has already loaded. */
export function useLazyPart<Part>({ subscribe, progress }: LazyPart<Part>): Progress<Part> {
  return useSyncExternalStore(subscribe, progress, notLoaded);
}

interface Fallback {
  /** Shown until the component has loaded, and kept if it never does. Nothing by default. */
  fallback?: ReactNode;
}

/** Component that a page can do without. Its code is fetched after hydration (S1-21, S8-02). */
export function enhancement<Props extends object>(part: LazyPart<ComponentType<Props>>) {
  return ({ fallback, ...props }: Props & Fallback) => {
    const { part: Part } = useLazyPart(part);
    useEffect(() => void part.load(), []);
    return Part ? createElement(Part, props as unknown as Props) : fallback;
  };
}
