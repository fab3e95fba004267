import { type ComponentType, createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { PAGE_TIMEOUT_MS } from '../constants';

/** A part of the site whose code is fetched later: a page, a panel, an enhancement. */
export type LazyPart<Part> = ReturnType<typeof lazyPart<Record<string, Part>, string>>;

/**
 * The export `name` of the module that `fetchModule` imports, fetched when it is asked for, a second time if that fails. A
 * failure is reported and then forgotten: the next `load` asks again. Code that takes too long has failed, and is used
 * when it comes. React's `lazy` would keep a failure for the whole visit.
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  fetchModule: () => Promise<Module>,
  name: Name,
) {
  /** Loaded, failed, or neither yet. The reason of a failure goes as soon as the part is asked for again. */
  let progress: { part?: Module[Name]; error?: Error } = {};
  let pending: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(next: typeof progress) {
    progress = next;
    for (const listener of listeners) listener();
  }
  async function attempt() {
    if (progress.error) set({});
    const code = fetchModule().catch(fetchModule);
    const arrival = code.then((module) => set({ part: module[name] }));
    const limit = new Promise<never>((_, reject) => setTimeout(reject, PAGE_TIMEOUT_MS));
    await Promise.race([arrival, limit]).catch((cause) => {
      pending = undefined;
      if (progress.part) return;
      const error = new Error(cause ? 'Code could not be fetched.' : 'Code took too long to arrive.', { cause });
      set({ error });
      globalThis.reportError?.(error);
    });
  }
  /** Fetches the code once. Resolves once the fetch has succeeded or failed; never rejects. */
  function load(): Promise<void> {
    pending ??= attempt();
    return pending;
  }
  return {
    load,
    /** Handler of 'Try again': fetches the part. If that fails with a network, reloads the page. */
    async tryAgain() {
      await load();
      if (progress.error && navigator.onLine) window.location.reload();
    },
    progress: () => progress,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NOT_LOADED = {};
const notLoaded = () => NOT_LOADED;

/** State of `part`. Hydration must match the HTML, so it renders the fallback even when the code has already loaded. */
export function useLazyPart<Part>({ subscribe, progress }: LazyPart<Part>): { part?: Part; error?: Error } {
  return useSyncExternalStore(subscribe, progress, notLoaded);
}

/**
 * Component that a page can do without. Its code is fetched after hydration (S1-21, S8-02). Until it has loaded, and if it never
 * does, its `fallback` is shown.
 */
export function enhancement<Props extends object>(part: LazyPart<ComponentType<Props>>) {
  return ({ fallback, ...props }: Props & { fallback?: ReactNode }) => {
    const { part: Part } = useLazyPart(part);
    useEffect(() => void part.load(), []);
    return Part ? createElement(Part, props as unknown as Props) : fallback;
  };
}

/** A page in a chunk of its own. It suspends until its code is there, and fetches nothing by itself: `load` does (S2-05). */
export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>) {
  const page = lazyPart(fetchModule, 'default');
  return Object.assign(() => {
    const { part } = page.progress();
    // React asks again at each change, until the code is there.
    if (!part) throw new Promise<void>(page.subscribe as never);
    return createElement(part);
  }, page);
}
